// Every name this site keeps something under in a browser. The cookies policy lists the same names (content/cookies.ts); a test holds the two
// against each other. A name may be followed by ":" and what it is about.

/**
 * preference: chosen, about nobody; stays until it is deleted on the cookies page.
 * mechanism: about this browser, not about a person.
 * draft: typed by somebody and not sent. Bound to the account, or to nobody where nobody is logged in; gone at log-out.
 * account: who is logged in here, kept in step with the cookie by app/session.
 */
export type KeptKind = "preference" | "mechanism" | "draft" | "account";
export type Area = "localStorage" | "sessionStorage";
type Kept = { store: Area; kind: KeptKind };

export const keptNames = {
  currency: { store: "localStorage", kind: "preference" },
  "language-switch-scroll": { store: "sessionStorage", kind: "preference" },
  "status-hidden": { store: "sessionStorage", kind: "preference" },
  "chat-sound": { store: "localStorage", kind: "preference" },
  "chat-desktop": { store: "localStorage", kind: "preference" },
  "chat-away-after": { store: "localStorage", kind: "preference" },
  reloaded: { store: "sessionStorage", kind: "mechanism" },
  "chat-desk-touched": { store: "localStorage", kind: "mechanism" },
  "last-activity": { store: "localStorage", kind: "mechanism" },
  "recent-places": { store: "localStorage", kind: "mechanism" },
  customer: { store: "localStorage", kind: "account" },
  "ticket-draft": { store: "localStorage", kind: "draft" },
  // In one tab only: two tabs on the same ticket are two drafts.
  "desk-draft": { store: "sessionStorage", kind: "draft" },
  "enquiry-draft": { store: "localStorage", kind: "draft" },
  // By whoever is on a public page, mostly nobody's: visitor-draft.ts.
  "contact-draft": { store: "sessionStorage", kind: "draft" },
  "post-draft": { store: "localStorage", kind: "draft" },
  "chat-draft": { store: "localStorage", kind: "draft" },
  "chat-outbox": { store: "localStorage", kind: "draft" },
} as const satisfies Record<string, Kept>;

export type KeptName = keyof typeof keptNames;
export type NameOf<Kind extends KeptKind> = { [Name in KeptName]: (typeof keptNames)[Name]["kind"] extends Kind ? Name : never }[KeptName];

export type AreaOf<Name extends KeptName> = (typeof keptNames)[Name]["store"];

export function namesOf(...kinds: KeptKind[]): KeptName[] {
  return (Object.keys(keptNames) as KeptName[]).filter((name) => kinds.includes(keptNames[name].kind));
}
