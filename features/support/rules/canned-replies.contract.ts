// Canned replies: written in both languages, for one department or all. Filled in by what they answer: a ticket or a chat.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { idParams, searchField } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { departments } from "./departments.ts";

const cannedText = z.string().trim().min(1).max(10_000);
export const cannedReplyBody = z.strictObject({
  shortcut: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u),
  department: z.enum(departments).nullable().default(null),
  title_en: z.string().trim().min(1).max(120),
  title_ko: z.string().trim().min(1).max(120),
  body_en: cannedText,
  body_ko: cannedText,
});

export const cannedQuery = z.strictObject({ q: searchField.optional(), department: z.enum(departments).optional() });

const inBoth = z.record(z.enum(locales), z.string());

export const cannedReplyView = z
  .object({
    id: z.string(),
    shortcut: z.string(),
    department: z.enum(departments).nullable(),
    title: inBoth,
    body: inBoth,
    placeholders: z.array(z.string()),
    used: z.int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "CannedReply" });
export type CannedReplyView = z.output<typeof cannedReplyView>;

const tag = "Staff: canned replies";
const access = "tickets.answer";

export const listCannedReplies = apiCall({
  id: "listCannedReplies",
  method: "get",
  path: "/staff/canned-replies",
  access,
  tag,
  summary: "All, most used first",
  query: cannedQuery,
  shows: nobody("texts of the team"),
  answer: one(z.array(cannedReplyView)),
  browser: true,
});

export const createCannedReply = apiCall({
  id: "createCannedReply",
  method: "post",
  path: "/staff/canned-replies",
  access,
  tag,
  summary: "Add one, in both languages",
  body: cannedReplyBody,
  bodyLimit: writtenBody,
  shows: nobody("texts of the team"),
  answer: one(cannedReplyView),
  status: 201,
});

export const changeCannedReply = apiCall({
  id: "changeCannedReply",
  method: "put",
  path: "/staff/canned-replies/{id}",
  access,
  tag,
  summary: "Change one",
  params: idParams,
  body: cannedReplyBody,
  bodyLimit: writtenBody,
  shows: nobody("texts of the team"),
  answer: one(cannedReplyView),
});

export const removeCannedReply = apiCall({
  id: "removeCannedReply",
  method: "delete",
  path: "/staff/canned-replies/{id}",
  access,
  tag,
  summary: "Remove one",
  params: idParams,
  answer: nothing,
});
