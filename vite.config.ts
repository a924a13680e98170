import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { lateRouter } from "./scripts/build/late-router.ts";
import { lightIcons } from "./scripts/build/light-icons.ts";
import { lightWordsRuntime } from "./scripts/build/light-words-runtime.ts";
import { ownRouteModules } from "./scripts/build/own-route-modules.ts";
import { rememberedKinds } from "./scripts/build/remembered-kinds.ts";
import { scriptGroups } from "./scripts/build/script-groups.ts";
import { sonnerWithoutStyles } from "./scripts/build/sonner-without-styles.ts";
import { stillParts } from "./scripts/build/still-parts.ts";

const buildId = process.env.BUILD_ID || Date.now().toString(36);

// Loading these file by file took a third of a start; inside the build they are one file, and what is not used is left out.
const bundled = ["@base-ui/react", "@base-ui/utils", "drizzle-orm", "lucide-react", "react-email", "zod"];

export default defineConfig(({ command }) => ({
  plugins: [
    ownRouteModules(),
    lateRouter(),
    stillParts(),
    reactRouter(),
    sonnerWithoutStyles(),
    lightIcons(),
    lightWordsRuntime(),
    rememberedKinds(),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    // server/main.ts is the SSR entry, so pages, API, mails and jobs come out of one build.
    ssr: { build: { rollupOptions: { input: "./server/main.ts" } } },
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: scriptGroups } },
          // React Router's words to developers.
          treeshake: { manualPureFunctions: ["warning", "warnOnce"] },
        },
      },
    },
  },
  ssr: command === "build" ? { noExternal: bundled } : {},
  // Where one of them lacked :has(), each list with it would be wrapped in :is(), which weighs as much as its strongest part and is tried on
  // every element.
  build: { target: "es2022", cssTarget: ["chrome111", "edge111", "firefox121", "safari16.4"], assetsInlineLimit: 0 },
}));
