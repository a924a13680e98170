// Addresses of other programs that are told what happens here, and what became of each message to them.
import { z } from "zod";
import { apiCall, nothing, one, pageOf } from "#platform/api/api-call.ts";
import { cursorField, emptyBody, idField, idParams } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { directEvents, outsideEvents } from "#platform/events/outside-event-names.ts";
import { typedText } from "#platform/typed-text.ts";

const event = z.enum(outsideEvents);

const webhookView = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(event),
    owner: z.object({ id: z.string(), name: z.string() }),
    /** Failed: turned off by us after days in which nothing arrived. */
    state: z.enum(["active", "failing", "off", "failed"]),
    failing_since: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });
export type WebhookView = z.output<typeof webhookView>;

const deliveryView = z
  .object({
    id: z.string(),
    event: z.enum([...outsideEvents, ...directEvents]),
    state: z.enum(["waiting", "delivered", "failed"]),
    attempts: z.number().int(),
    /** The receiver's answer to the last attempt. */
    status: z.number().int().nullable(),
    problem: z.enum(["refused", "redirect", "status", "unreachable", "timeout", "off"]).nullable(),
    body: z.string(),
    tried_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "WebhookDelivery" });
export type DeliveryView = z.output<typeof deliveryView>;

const url = typedText.min(1).max(500);
const events = z
  .array(event)
  .min(1, "field_choice")
  .max(outsideEvents.length)
  .transform((given) => [...new Set(given)]);

const access = "integrations.manage";
const tag = "Webhooks";
const about = nobody("addresses, ids and states, no customer's data");

export const listWebhooks = apiCall({
  id: "listWebhooks",
  method: "get",
  path: "/staff/webhooks",
  access,
  tag,
  summary: "All webhooks, newest first; never their secrets",
  shows: about,
  answer: one(z.array(webhookView)),
});

export const readWebhook = apiCall({
  id: "readWebhook",
  method: "get",
  path: "/staff/webhooks/{id}",
  access,
  tag,
  summary: "One webhook",
  params: idParams,
  shows: about,
  answer: one(webhookView),
});

export const createWebhook = apiCall({
  id: "createWebhook",
  method: "post",
  path: "/staff/webhooks",
  access,
  freshFactor: true,
  tag,
  summary: "Add a webhook; `secret`, with which every delivery is signed, is told this once",
  body: z.strictObject({ url, events }),
  status: 201,
  limit: { name: "webhooks-made", points: 30, seconds: 3600 },
  shows: about,
  answer: one(webhookView.extend({ secret: z.string() })),
  example: { body: { url: "https://hooks.example.com/tickets", events: ["ticket.created"] } },
});

export const changeWebhook = apiCall({
  id: "changeWebhook",
  method: "patch",
  path: "/staff/webhooks/{id}",
  access,
  freshFactor: true,
  tag,
  summary: "Change a webhook's address or events, turn it off or on again",
  params: idParams,
  body: z
    .strictObject({ url: url.optional(), events: events.optional(), active: z.boolean().optional() })
    .refine((body) => Object.values(body).some((value) => value !== undefined)),
  limit: { name: "webhooks-changed", points: 60, seconds: 3600 },
  shows: about,
  answer: one(webhookView),
  example: { body: { active: false } },
});

export const removeWebhook = apiCall({
  id: "removeWebhook",
  method: "delete",
  path: "/staff/webhooks/{id}",
  access,
  tag,
  summary: "Remove a webhook and its deliveries",
  params: idParams,
  answer: nothing,
});

export const listDeliveries = apiCall({
  id: "listDeliveries",
  method: "get",
  path: "/staff/webhooks/{id}/deliveries",
  access,
  tag,
  summary: "What was sent to a webhook in the last 30 days, newest first",
  params: idParams,
  query: z.object({ cursor: cursorField.optional() }),
  shows: about,
  answer: pageOf(deliveryView),
});

export const pingWebhook = apiCall({
  id: "pingWebhook",
  method: "post",
  path: "/staff/webhooks/{id}/ping",
  access,
  tag,
  summary: "Send a `ping`, to try a webhook out",
  params: idParams,
  body: emptyBody,
  limit: { name: "webhook-pings", points: 30, seconds: 600 },
  shows: about,
  answer: one(deliveryView),
});

export const resendDelivery = apiCall({
  id: "resendDelivery",
  method: "post",
  path: "/staff/webhooks/{id}/deliveries/{delivery}/resend",
  access,
  tag,
  summary: "Send a delivery again: the same body, a new timestamp and signature",
  params: z.object({ id: idField, delivery: idField }),
  body: emptyBody,
  limit: { name: "webhook-resends", points: 60, seconds: 600 },
  shows: about,
  answer: one(deliveryView),
});
