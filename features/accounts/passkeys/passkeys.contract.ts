// Passkeys: made on the owner's device, used instead of the password or after it.
import { z } from "zod";
import { enteredAnswer } from "#features/accounts/rules/account-views.ts";
import { limits, nameField } from "#features/accounts/rules/accounts.contract.ts";
import { passkeyField } from "#features/accounts/rules/passkey-answer.ts";
import { apiCall, one, succeeded } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";

/** The address the browser shows: a passkey belongs to its host. */
const origin = z.url({ protocol: /^https?$/ }).max(300);
const options = z.record(z.string(), z.unknown()).meta({ description: "Options for navigator.credentials, as WebAuthn's JSON" });

export const passkeyView = z
  .object({ id: z.string(), name: z.string(), created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
  .meta({ id: "Passkey" });
export type PasskeyView = z.output<typeof passkeyView>;

const tag = "Passkeys";
const params = z.strictObject({ id: z.string().max(60) });

export const askPasskey = apiCall({
  id: "askPasskey",
  method: "post",
  path: "/login/passkey/options",
  access: "public",
  tag,
  summary: "What a passkey signs to log in or to confirm",
  body: z.strictObject({ origin }),
  limit: limits.askPasskey,
  browser: true,
  answer: one(options),
});

export const logInByPasskey = apiCall({
  id: "logInByPasskey",
  method: "post",
  path: "/login/passkey",
  access: "public",
  tag,
  summary: "Log in with a passkey; it stands for both steps",
  body: z.strictObject({
    passkey: passkeyField,
    session_id: z.string().max(200).optional(),
    user_type: z.enum(["customer", "staff"]).default("customer"),
  }),
  limit: limits.secondFactor,
  answer: enteredAnswer,
});

export const listPasskeys = apiCall({
  id: "listPasskeys",
  method: "get",
  path: "/user/passkeys",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  tag,
  summary: "The caller's passkeys",
  answer: one(z.array(passkeyView)),
});

export const beginPasskey = apiCall({
  id: "beginPasskey",
  method: "post",
  path: "/user/passkeys/options",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  freshFactor: true,
  tag,
  summary: "What a new passkey is made from",
  body: z.strictObject({ origin }),
  browser: true,
  answer: one(options),
});

export const addPasskey = apiCall({
  id: "addPasskey",
  method: "post",
  path: "/user/passkeys",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  freshFactor: true,
  tag,
  summary: "Keep a new passkey; with the first one come recovery codes, shown once",
  body: z.strictObject({ name: nameField, passkey: passkeyField }),
  status: 201,
  answer: one(z.object({ passkey: passkeyView, recovery_codes: z.array(z.string()) })),
});

export const renamePasskey = apiCall({
  id: "renamePasskey",
  method: "patch",
  path: "/user/passkeys/{id}",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  tag,
  summary: "Give a passkey another name",
  params,
  body: z.strictObject({ name: nameField }),
  answer: one(passkeyView),
});

export const removePasskey = apiCall({
  id: "removePasskey",
  method: "delete",
  path: "/user/passkeys/{id}",
  access: "signed-in",
  shows: nobody("the caller's own account"),
  freshFactor: true,
  tag,
  summary: "Remove a passkey; other sessions end",
  params,
  answer: succeeded,
});
