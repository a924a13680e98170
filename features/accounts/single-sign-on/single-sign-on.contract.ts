// Staff log in at their company's OpenID provider. The browser keeps a secret (`attempt`) between leaving and coming back; everything that
// binds the two ends (state, nonce, the proof key of the code) is derived from it.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { loginAnswer } from "#features/accounts/rules/account-views.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";

const tag = "Single sign-on";

export const signOnView = z
  .object({
    /** What the provider is called, in each language. */
    label: z.record(z.enum(locales), z.string()),
    /** Staff log in this way and no other. */
    only: z.boolean(),
  })
  .meta({ id: "SingleSignOn" });
export type SignOnView = z.output<typeof signOnView>;

/** Where the browser goes, and the secret it brings back. */
const leaving = one(z.object({ address: z.string(), attempt: z.string() }));
const returned = z.strictObject({
  attempt: z.string().min(1).max(200),
  /** The query the provider sent the browser back with, as it came. */
  answer: z.string().max(8_192),
});

export const readSignOn = apiCall({
  id: "readSignOn",
  method: "get",
  path: "/login/single-sign-on",
  access: "public",
  tag,
  summary: "Whether staff can log in at a provider, and what it is called; null where they cannot",
  answer: one(signOnView.nullable()),
});

export const beginSignOn = apiCall({
  id: "beginSignOn",
  method: "post",
  path: "/login/single-sign-on",
  access: "public",
  tag,
  summary: "Begin a staff log-in at the provider",
  limit: limits.singleSignOn,
  answer: leaving,
});

export const finishSignOn = apiCall({
  id: "finishSignOn",
  method: "post",
  path: "/login/single-sign-on/finish",
  access: "public",
  tag,
  summary: "Finish a staff log-in with what the provider answered; a second step may follow",
  body: returned.extend({ session_id: z.string().max(200).optional() }),
  limit: limits.singleSignOn,
  answer: loginAnswer,
});

export const beginSignOnFactor = apiCall({
  id: "beginSignOnFactor",
  method: "post",
  path: "/user/factor/single-sign-on",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  tag,
  summary: "Begin to prove anew who holds this session, by logging in at the provider again",
  limit: limits.singleSignOn,
  answer: leaving,
});

export const finishSignOnFactor = apiCall({
  id: "finishSignOnFactor",
  method: "post",
  path: "/user/factor/single-sign-on/finish",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  tag,
  summary: "The provider's answer as the fresh factor of this session",
  body: returned,
  limit: limits.singleSignOn,
  answer: one(z.object({ fresh_until: z.iso.datetime() })),
});
