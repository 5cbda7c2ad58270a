import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { defineConfig, type Plugin } from "vitest/config";

type Bundle = Parameters<Extract<Plugin["writeBundle"], (...all: never) => unknown>>[1];

/** A module of ours, and everything that has to be there for it: scripts, then styles. */
function filesFor(bundle: Bundle, module: string): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!first) throw new Error(`Expected ${module} to be in the build.`);
  const needed = new Set([first]);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const all = [...needed];
  return {
    scripts: all.map((chunk) => chunk.fileName),
    styles: all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  };
}

/**
 * What the first script asks for next is named in the page, so that both come at once: on a slow
 * line each way to the server and back is what takes the time.
 */
function atOnce(): Plugin {
  return {
    name: "at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const there = filesFor(bundle, "begin.ts").scripts;
        const { scripts, styles } = filesFor(bundle, "main.tsx");
        return [
          ...styles.map((name) => link("stylesheet", name)),
          ...scripts
            .filter((name) => !there.includes(name))
            .map((name) => link("modulepreload", name)),
        ];
      },
    },
  };
}

const link = (rel: string, name: string) => ({
  tag: "link",
  attrs: { rel, href: `./${name}`, crossorigin: true },
  injectTo: "head" as const,
});

/** What opens without a connection. Other pages have nothing to show then. */
const OFFLINE = ["begin.ts", "main.tsx", "table/page.tsx", "score/page.tsx"];

/** Tells the worker which files it keeps. */
function keeping(): Plugin {
  return {
    name: "keeping",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const files = OFFLINE.flatMap((module) => Object.values(filesFor(bundle, module)).flat());
      const pictures = Object.keys(bundle).filter((name) => /^assets.*svg$/.test(name));
      const kept = [...new Set([...files, ...pictures]), "icon.svg", "manifest.webmanifest"];
      const worker = join(dir, "worker.js");
      writeFileSync(worker, `self.files=${JSON.stringify(kept)};\n${readFileSync(worker)}`);
    },
  };
}

/** Beside each file of text its form in Brotli, which Python's own library cannot make. */
function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      for (const name of Object.keys(bundle).filter((each) => each.startsWith("assets/"))) {
        const file = join(dir, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
      }
    },
  };
}

/** What the first script needs, and nothing else: it does not wait for the rest. */
const FIRST = /\/src\/(chosen|device|texts\/(ahead|languages)|wire\/(root|build))\.ts$|preload-helper/;

// The build goes where the server serves it from. Nothing is inlined: the pages are sent with a
// policy that allows no inline script, no inline style and no data: address.
export default defineConfig({
  // Relative, so that it works below any path: the server writes the base into the page.
  base: "./",
  plugins: [atOnce(), keeping(), brotli()],
  build: {
    outDir: "../src/lasttrick/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        // A browser looks for a new worker where it found the old one.
        entryFileNames: ({ name }) =>
          name === "worker" ? "worker.js" : "assets/[name]-[hash].js",
        // What several pages share comes in one file: each request costs as much as 700 bytes.
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 1 },
            { name: "shared", minShareCount: 2, test: /\.tsx?$|\/node_modules\// },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": "http://127.0.0.1:8140",
      "/healthz": "http://127.0.0.1:8140",
      "/locale": "http://127.0.0.1:8140",
      "/rules": "http://127.0.0.1:8140",
      "/ws": { target: "ws://127.0.0.1:8140", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
