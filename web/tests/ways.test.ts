import { describe, expect, it } from "vitest";
import { wayOf } from "../src/worker/ways";

describe("the worker", () => {
  it("opens every page of ours without a line", () => {
    const pages = ["", "score", "t/aaaa-bbbb-cccc", "practice/legal", "replay", "deals", "challenge/a"];
    for (const path of pages) expect(wayOf(path, true), path).toBe("page");
  });
  it("leaves every other address to the server", () => {
    for (const path of ["embed", "api/games", "metrics", "rules/agram", "t/a/b", "assets/a.js"])
      expect(wayOf(path, true), path).toBe("server");
  });
  it("keeps what never changes under its name", () => {
    expect(wayOf("assets/main-1.js", false)).toBe("file");
    expect(wayOf("locale/fr.json", false)).toBe("texts");
    expect(wayOf("locale/fr/score.json", false)).toBe("texts");
  });
  it("remembers what everyone is told alike", () => {
    for (const path of ["api/games", "api/score-table", "rules/agram"])
      expect(wayOf(path, false), path).toBe("facts");
  });
  it("never touches what is for one person, or changes while people play", () => {
    const paths = [
      "api/tables",
      "api/tables/a",
      "api/tables/a/deals/1",
      "api/replays/a",
      "api/challenges/a",
      "api/deals",
      "rules/tables/a",
      "healthz",
      "worker.js",
      "ws/a",
    ];
    for (const path of paths) expect(wayOf(path, false), path).toBe("server");
  });
});
