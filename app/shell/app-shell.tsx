// What surrounds every screen: skip link, loading bar, toasts, focus after navigation, session, build updates.
import { type ReactNode, useEffect } from "react";
import { useSessionSync } from "#app/session/use-session.ts";
import { m } from "#platform/paraglide/messages.js";
import { Toaster } from "#ui/toaster.tsx";
import { keepPlaceOnLanguageSwitch } from "./keep-place.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { useBuildUpdates } from "./use-build-updates.ts";
import { useFlashToast } from "./use-flash-toast.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

export function AppShell({ children }: { children: ReactNode }) {
  useBuildUpdates();
  useFocusOnNavigation();
  useFlashToast();
  useSessionSync();
  // Says that scripts have taken over: late-loading pages, tests and enhancements look at it.
  useEffect(() => {
    keepPlaceOnLanguageSwitch();
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {m.shell_skip()}
      </a>
      <LoadingBar label={m.shell_loading()} />
      {children}
      <Toaster label={m.shell_notifications()} />
    </>
  );
}
