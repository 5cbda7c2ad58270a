// The rules of exactly one table, written by the server and shown beside what is going on.

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { settings } from "../settings";
import { Sheet } from "./sheet";

export function RuleSheet({
  load,
  onClose,
}: {
  load(language: string): Promise<DocumentFragment>;
  onClose(): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [trouble, setTrouble] = useState(false);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    load(language)
      .then((sheet) => wanted && place.current?.replaceChildren(sheet))
      .catch(() => wanted && setTrouble(true));
    return () => {
      wanted = false;
    };
  }, [language]);
  return (
    <Sheet title={say("web-rules")} onClose={onClose} side>
      <div class="prose rules" ref={place} aria-busy={!trouble}>
        <p>{say(trouble ? "web-refused-line-none" : "web-wait")}</p>
      </div>
    </Sheet>
  );
}
