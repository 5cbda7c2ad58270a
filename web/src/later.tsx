// Pages that come only when somebody asks for them, so that the first one comes at once.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "./language";
import type { LaterPage } from "./navigation";

type Shown = ComponentType<{ page: LaterPage }>;

export function Later({ page }: { page: LaterPage }) {
  const [state, setState] = useState<{ Shown: Shown | null; lost: boolean }>({
    Shown: null,
    lost: false,
  });
  useEffect(() => {
    import("./after/pages").then(
      ({ AfterPage }) => setState({ Shown: AfterPage, lost: false }),
      () => setState({ Shown: null, lost: true }),
    );
  }, []);
  const { Shown, lost } = state;
  if (Shown) return <Shown page={page} />;
  return (
    <main class="lonely" aria-busy={!lost}>
      <p>{say(lost ? "web-refused-line-none" : "web-wait")}</p>
    </main>
  );
}
