// A sentence that shows cards as faces, and says them in words to whoever hears it.

export function InWords({ seen, heard }: { seen: string; heard: string }) {
  if (seen === heard) return <>{seen}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="only-read">{heard}</span>
    </>
  );
}
