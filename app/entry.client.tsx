import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { reloadOnChunkFailure } from "./shell/build-updates.ts";

overwriteGetLocale(() => (document.documentElement.lang === "ko" ? "ko" : "en"));
reloadOnChunkFailure();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
