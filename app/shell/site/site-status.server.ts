import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { SessionEnded } from "#app/session/api-client.ts";
import { readStatus } from "#features/status/rules/status.contract.ts";
import { type SiteStatus, siteStatus } from "./site-status.ts";

/** The state of the sites, or nothing when it cannot be told: a page never fails for it and never guesses. */
export async function loadSiteStatus(context: Readonly<RouterContextProvider>): Promise<SiteStatus | null> {
  try {
    const { data } = await context.get(apiContext).call(readStatus);
    return siteStatus(data, new Date());
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    return null;
  }
}
