// The session in this browser: one store, kept in step with the cookie, with the pages that bring the customer along, and with other tabs.
import { useEffect } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { createSessionState, keptCustomer, type SessionCustomer, type SessionStore } from "./session-state.ts";

const channelName = "session";
let store: SessionStore | undefined;
let channel: BroadcastChannel | undefined;

export function sessionState(): SessionStore {
  store ??= createSessionState({ kept: keptCustomer, announce: () => channel?.postMessage("changed"), fetchCustomer });
  return store;
}

/** Stands once in the shell. */
export function useSessionSync() {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const personal = useMatches().some((match) => (match.handle as { personal?: boolean } | undefined)?.personal);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at a page is looked at
  useEffect(() => {
    delete document.documentElement.dataset.leaving;
    void settle();
  }, [key]);

  useEffect(() => {
    // The guard decides what a page becomes once another tab has logged in or out: the page asks again and is led away.
    const follow = async () => {
      const before = sessionState().get().customer?.id;
      sessionState().adopt();
      // The cookie may be there before the other tab has said whose it is: then the customer is fetched, and counts as well.
      await settle();
      if (personal && sessionState().get().customer?.id !== before) revalidate();
    };
    const onReturn = () => {
      if (document.visibilityState === "visible") void follow();
    };
    channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
    channel?.addEventListener("message", follow);
    const unsubscribe = keptCustomer.onOtherTab(follow);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      channel?.close();
      channel = undefined;
      unsubscribe();
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [personal, revalidate]);
}

function settle(): Promise<void> {
  markDocument();
  return sessionState().settle(hasSession());
}

/** The header of stored pages is the same for everyone; this attribute tells it whom it greets. */
function markDocument() {
  document.documentElement.toggleAttribute("data-signed-in", hasSession());
}

function hasSession(): boolean {
  return /(?:^|; )signed_in=1/.test(document.cookie);
}

async function fetchCustomer(): Promise<SessionCustomer | null> {
  const response = await fetch("/session", { headers: { accept: "application/json" } });
  if (!response.ok) return null;
  return ((await response.json()) as { customer: SessionCustomer | null }).customer;
}
