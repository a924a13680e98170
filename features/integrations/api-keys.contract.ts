// Keys by which programs use the API: as a colleague, with a chosen part of what they may, until a day.
import { z } from "zod";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { idParams } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { keyDays, keyRates, keyScopes } from "./key-figures.ts";

const scope = z.enum(keyScopes);

const keyView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The beginning of the key. */
    shown: z.string(),
    owner: z.object({ id: z.string(), name: z.string() }),
    scopes: z.array(scope),
    per_minute: z.number().int(),
    /** Owner gone: the colleague's access has ended, and the key's with it. */
    state: z.enum(["active", "expired", "revoked", "owner_gone"]),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    last_used_from: z.string().nullable(),
  })
  .meta({ id: "ApiKey" });
export type ApiKeyView = z.output<typeof keyView>;

export const newKeyBody = z.strictObject({
  name: typedText.min(1).max(60),
  scopes: z
    .array(scope)
    .min(1, "field_choice")
    .max(keyScopes.length)
    .transform((given) => [...new Set(given)]),
  days: z.coerce.number().pipe(z.literal(keyDays, "field_choice")),
  per_minute: z.coerce.number().pipe(z.literal(keyRates, "field_choice")).default(60),
});

const access = "integrations.manage";
const tag = "API keys";
const about = nobody("keys and colleagues, no customers");

export const listApiKeys = apiCall({
  id: "listApiKeys",
  method: "get",
  path: "/staff/api-keys",
  access,
  tag,
  summary: "All API keys, newest first; never the keys themselves",
  shows: about,
  answer: one(z.array(keyView)),
});

export const createApiKey = apiCall({
  id: "createApiKey",
  method: "post",
  path: "/staff/api-keys",
  access,
  freshFactor: true,
  tag,
  summary: "Make an API key; `token` is told this once and never again",
  body: newKeyBody,
  status: 201,
  limit: { name: "api-keys-made", points: 30, seconds: 3600 },
  shows: about,
  answer: one(keyView.extend({ token: z.string() })),
  example: {
    body: { name: "Billing sync", scopes: ["tickets.answer"], days: 90, per_minute: 60 },
  },
});

export const revokeApiKey = apiCall({
  id: "revokeApiKey",
  method: "delete",
  path: "/staff/api-keys/{id}",
  access,
  tag,
  summary: "Revoke an API key: the next call with it is refused",
  params: idParams,
  answer: nothing,
});
