// The pages beside the tables: keeping score, and practice.

import type { ComponentChildren } from "preact";
import { say } from "../language";
import { navigate } from "../navigation";
import { at } from "../wire/root";

const PAGES = [
  ["score", "web-more-score"],
  ["practice/legal", "web-more-legal"],
  ["practice/last", "web-more-last"],
  ["practice/points", "web-more-points"],
] as const;

export function MorePages() {
  return (
    <nav class="more-pages" aria-label={say("web-more")}>
      <h2>{say("web-more")}</h2>
      <ul class="games">
        {PAGES.map(([path, message]) => (
          <li key={path}>
            <PageLink path={path}>{say(message)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to a page of ours, which need not be fetched anew. */
export function PageLink({ path, children }: { path: string; children: ComponentChildren }) {
  return (
    <a
      class="page-link"
      href={at(path)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      {children}
    </a>
  );
}
