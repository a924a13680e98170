// Canned replies: written in every language, for one department or all. Filled in by what they answer: a ticket or a chat.
import { z } from "zod";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { idParams, inEveryLanguage, searchField } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { departments } from "./departments.ts";

export const cannedReplyBody = z.strictObject({
  shortcut: typedText.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u),
  department: z.enum(departments).nullable().default(null),
  title: inEveryLanguage(typedText.min(1).max(120)),
  body: inEveryLanguage(typedText.min(1).max(10_000)),
});

export const cannedQuery = z.strictObject({ q: searchField.optional(), department: z.enum(departments).optional() });

export const cannedReplyView = z
  .object({
    id: z.string(),
    shortcut: z.string(),
    department: z.enum(departments).nullable(),
    title: inEveryLanguage(z.string()),
    body: inEveryLanguage(z.string()),
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
  summary: "Add one, in every language",
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
