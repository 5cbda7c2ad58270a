// Handing a text to the person as a file of theirs.

const KINDS = { txt: "text/plain", jsonl: "application/x-ndjson" };

/** Save a text under a name that ends in `.txt` or `.jsonl`. */
export function saveText(text: string, name: string): void {
  const kind = KINDS[name.endsWith(".jsonl") ? "jsonl" : "txt"];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
