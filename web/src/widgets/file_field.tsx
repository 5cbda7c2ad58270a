// Choosing a file: the button of the browser speaks only its own language, so this is one of ours.

import { useId } from "preact/hooks";

export function FileField({
  label,
  accept,
  trouble,
  onText,
}: {
  label: string;
  accept: string;
  /** Why the last file was refused. */
  trouble: string;
  onText(text: string): void;
}) {
  const id = useId();
  return (
    <div class="field file-field">
      <input
        id={id}
        class="only-read"
        type="file"
        accept={accept}
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) onText(await file.text());
        }}
      />
      <label for={id} class="button">
        {label}
      </label>
      <p class="bad" role="alert">
        {trouble}
      </p>
    </div>
  );
}
