import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { sonnerWithoutStyles } from "./scripts/sonner-without-styles.ts";

const buildId = process.env.BUILD_ID || Date.now().toString(36);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyles()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  // server/main.ts is the SSR entry, so pages, API, mails and jobs come out of one build.
  environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
