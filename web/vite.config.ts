import { defineConfig } from "vitest/config";

// The build goes where the server serves it from. Nothing is inlined: the pages are sent with a
// policy that allows no inline script, no inline style and no data: address.
export default defineConfig({
  build: {
    outDir: "../src/lasttrick/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": "http://127.0.0.1:8140",
      "/locale": "http://127.0.0.1:8140",
      "/rules": "http://127.0.0.1:8140",
      "/ws": { target: "ws://127.0.0.1:8140", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
