import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { emblems } from "./emblems.mjs";

// The built page is committed inside the Python package, so that nobody needs Node to play. Names are fixed: small diffs.
export default defineConfig({
  plugins: [svelte(), emblems()],
  build: {
    outDir: "../src/saecula/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "es2022",
    rolldownOptions: {
      output: {
        entryFileNames: "assets/app.js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:8000", "/ws": { target: "ws://localhost:8000", ws: true } } },
});
