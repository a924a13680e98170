// What a key may be given: figures and names without schemas, for pages too.
import type { Capability } from "#platform/api/capabilities.ts";

/** Looking after colleagues and integrations is for people: it is not among them. */
export const keyScopes = [
  "tickets.answer",
  "chats.answer",
  "chats.supervise",
  "customers.read",
  "enquiries.answer",
  "incidents.write",
  "posts.write",
  "reports.read",
  "audit.read",
] as const satisfies readonly Capability[];
export type KeyScope = (typeof keyScopes)[number];

export const keyDays = [7, 30, 90, 365] as const;
/** Calls a minute. */
export const keyRates = [30, 60, 300, 600] as const;
/** Keys that work at the same time. */
export const keysMaximum = 50;

/** Every key begins with it, so that a scanner of leaked secrets knows one when it sees one. */
export const keyPrefix = "ark_";
