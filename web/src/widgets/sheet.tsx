// A sheet laid over the table: from below on a phone, in the middle elsewhere. The browser keeps
// the focus inside, closes it on Escape and puts the focus back where it was.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../language";
import { IconButton } from "./icon";

export function Sheet({
  title,
  onClose,
  children,
  side = false,
}: {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** A drawer at the side, where there is room for one. */
  side?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={side ? "sheet sheet-side" : "sheet"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={say("web-close")} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Ask before something that cannot be taken back. */
export function Confirm({
  title,
  text,
  yes,
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  onYes(): void;
  onClose(): void;
}) {
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="row row-end">
        <button type="button" class="quiet" onClick={onClose}>
          {say("web-cancel")}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Sheet>
  );
}
