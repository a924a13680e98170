import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { defaultLocale, isLocale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { showToast } from "#ui/toast.ts";
import { reloadOnChunkFailure } from "./shell/build-updates.ts";
import { leaveWithoutLayout } from "./shell/leave-without-layout.ts";
import { openPublicPagesAsDocuments } from "./shell/public-documents.ts";
import { unsentEvent } from "./shell/router/small-router.ts";
import { startRouter } from "./shell/router/start-router.tsx";

overwriteGetLocale(() => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
});
reloadOnChunkFailure();
leaveWithoutLayout();
openPublicPagesAsDocuments();
addEventListener(unsentEvent, () => void showToast(m.shell_unsent(), { tone: "error", id: "unsent" }));

void startRouter().then((page) => startTransition(() => void hydrateRoot(document, <StrictMode>{page}</StrictMode>)));
