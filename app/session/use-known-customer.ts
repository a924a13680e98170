import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { openDraftsOf } from "#platform/browser/drafts.ts";
import type { SessionCustomer } from "./session-state.ts";
import { sessionState } from "./use-session.ts";

/** A page that came with the customer tells the store. */
export function useKnownCustomer(customer: SessionCustomer) {
  const { key } = useLocation();
  // While the page is drawn: the forms inside ask for what was kept as soon as they stand.
  useMemo(() => openDraftsOf(customer.id), [customer.id]);
  // A log-out that did not go through has closed them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at a page is looked at
  useEffect(() => openDraftsOf(customer.id), [key, customer.id]);
  useEffect(() => sessionState().loggedIn(customer), [customer]);
}
