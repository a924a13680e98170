import { defineConfig, mergeConfig, type UserConfigFnObject } from "vite";
import product from "../../vite.config.ts";
import { onlyTheServer } from "./only-the-server.ts";
import { pseudoLanguage, pseudoTranslations } from "./pseudo-language.ts";

export default defineConfig((env) =>
  mergeConfig((product as UserConfigFnObject)(env), {
    root: process.cwd(),
    plugins: [onlyTheServer(), pseudoLanguage(), pseudoTranslations()],
    build: { minify: false, reportCompressedSize: false },
  }),
);
