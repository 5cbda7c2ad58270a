// A page that comes when it is opened: its program, its style and its texts.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { needTexts, say } from "./language";
import { fromThisBuild } from "./wire/build";

export function Later({
  part,
  load,
}: {
  part?: string;
  load(): Promise<{ default: ComponentType }>;
}) {
  const [page, setPage] = useState<{ Shown: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  const come = () => {
    setFailed(false);
    Promise.all([fromThisBuild(load), part ? needTexts(part) : null])
      .then(([module]) => setPage({ Shown: module.default }))
      .catch(() => setFailed(true));
  };
  useEffect(come, [part]);
  if (page) return <page.Shown />;
  if (!failed) return <main class="lonely" aria-busy="true" />;
  return (
    <main class="lonely">
      <p>{say("web-refused-line-none")}</p>
      <button type="button" onClick={come}>
        {say("web-again")}
      </button>
    </main>
  );
}
