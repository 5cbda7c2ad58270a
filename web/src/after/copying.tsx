// A text to be copied, and one to be saved.

import { useId, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { Icon } from "../widgets/icon";

export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div class="field">
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
          class="primary"
          onClick={async () => {
            try {
              await navigator.clipboard.writeText(text);
              setCopied(text);
            } catch {
              field.current?.select();
            }
          }}
        >
          {copied === text && copied ? <Icon name="check" /> : null}
          <span aria-live="polite">{say(copied === text && copied ? "web-copied" : "web-copy")}</span>
        </button>
      </div>
    </div>
  );
}

export function saveText(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
