import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageCallsSteady } from "#app/shell/page-call-retry.ts";
import { defaultLocale, isLocale } from "#content/locales.ts";
import { announceSessionEnded } from "#platform/browser/session-ended.ts";
import { m } from "#platform/paraglide/messages.js";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { showToast } from "#ui/toast.ts";
import { reloadOnChunkFailure } from "./shell/build-updates.ts";
import { leaveWithoutLayout } from "./shell/leave-without-layout.ts";

overwriteGetLocale(() => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
});
reloadOnChunkFailure();
leaveWithoutLayout();
keepPageCallsSteady({
  onUnsent: () => showToast(m.shell_unsent(), { tone: "error", id: "unsent" }),
  onEnded: () => void announceSessionEnded(),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
