// Pushes to the browsers of staff: which occasions, at which hours, on which devices.
import { z } from "zod";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { idParams } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { devicesMaximum, pushKinds } from "./push-rules.ts";

const kinds = z.partialRecord(z.enum(pushKinds), z.boolean());
/** On the desk's clock. */
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ["22:00"] });
const quiet = z.object({ from: clock, until: clock });

const pushState = z
  .object({
    /** What a browser subscribes with. */
    public_key: z.string(),
    kinds: z.record(z.enum(pushKinds), z.boolean()),
    /** Nothing is pushed between these; null: at any hour. It may span midnight. */
    quiet: quiet.nullable(),
    devices: z
      .array(z.object({ id: z.string(), browser: z.string(), device: z.string(), created_at: z.iso.datetime(), this_session: z.boolean() }))
      .max(devicesMaximum),
  })
  .meta({ id: "PushState" });
export type PushState = z.output<typeof pushState>;

export const changePushBody = z.strictObject({ kinds: kinds.optional(), quiet: quiet.strict().nullable().optional() });
export const addDeviceBody = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({
    /** A point of P-256, and 16 bytes, as the browser gives them. */
    p256dh: z
      .string()
      .regex(/^[\w-]{87}=?$/)
      .meta({ examples: ["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"] }),
    auth: z
      .string()
      .regex(/^[\w-]{22}(?:==)?$/)
      .meta({ examples: ["BTBZMqHH6r4Tts7J_aSIgg"] }),
  }),
});

const tag = "Notifications";
const access = "staff";
const shows = nobody("the caller's own account");

export const readPush = apiCall({
  id: "readPush",
  method: "get",
  path: "/staff/push",
  access,
  tag,
  summary: "What is pushed to my devices",
  shows,
  answer: one(pushState),
});

export const changePush = apiCall({
  id: "changePush",
  method: "patch",
  path: "/staff/push",
  access,
  tag,
  summary: "Choose what is pushed to my devices, and the hours in which nothing is",
  body: changePushBody,
  shows,
  answer: one(pushState),
});

export const addPushDevice = apiCall({
  id: "addPushDevice",
  method: "post",
  path: "/staff/push/devices",
  access,
  tag,
  summary: "Push to this browser while its session lasts",
  body: addDeviceBody,
  limit: { name: "push-device", points: 30, seconds: 3_600 },
  shows,
  answer: one(pushState),
  status: 201,
  browser: true,
});

export const removePushDevice = apiCall({
  id: "removePushDevice",
  method: "delete",
  path: "/staff/push/devices/{id}",
  access,
  tag,
  summary: "Push to this device no more",
  params: idParams,
  answer: nothing,
  browser: true,
});
