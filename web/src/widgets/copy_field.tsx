// A text to be copied: it can be selected by hand where a page may not write to the clipboard.

import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { Icon } from "./icon";

/** How long it says that the text was copied. */
const TOLD = 2500;

export function CopyField({
  label,
  text,
  look = "field",
  children,
}: {
  label: string;
  text: string;
  /** A field of a form, or the invitation to a table. */
  look?: "field" | "invite";
  /** What else can be done with it. */
  children?: ComponentChildren;
}) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div class={look}>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          ref={field}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class={look === "field" ? "primary" : undefined}
          onClick={async () => {
            try {
              await navigator.clipboard.writeText(text);
            } catch {
              field.current?.select();
              if (!document.execCommand("copy")) return;
            }
            setCopied(true);
            setTimeout(() => setCopied(false), TOLD);
          }}
        >
          {copied ? <Icon name="check" /> : null}
          <span aria-live="polite">{say(copied ? "web-copied" : "web-copy")}</span>
        </button>
        {children}
      </div>
    </div>
  );
}
