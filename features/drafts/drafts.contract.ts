// Drafts follow their writer to another device: the same account, the same place. Nobody else reads them.
import { z } from "zod";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { knownMaximum } from "#platform/browser/draft-slot.ts";
import { draftMaximum } from "./draft-limits.ts";

/** The names that travel (platform/browser/draft-slot.ts) and what they are about. */
const place = z
  .string()
  .regex(/^(?:ticket|desk|enquiry|chat)-draft(?::[A-Za-z0-9_-]{1,64}){1,3}$/)
  .meta({ examples: ["ticket-draft:create"] });
const rev = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .meta({ examples: ["00c0ffee00c0ffee"] });
const knows = z.array(rev).max(knownMaximum);
const draft = z.object({ place, rev, knows, entry: z.string().nullable(), other: z.string().nullable() }).meta({ id: "Draft" });
export type DraftView = z.infer<typeof draft>;

const tag = "Drafts";
const access = "signed-in";
const params = z.object({ place });

export const listDrafts = apiCall({
  id: "listDrafts",
  method: "get",
  path: "/drafts",
  access,
  tag,
  summary: "What I have begun to write on any device; an entry of null was sent or dropped since",
  shows: nobody("the caller's own words"),
  answer: one(z.array(draft)),
  browser: true,
});

export const keepDraft = apiCall({
  id: "keepDraft",
  method: "put",
  path: "/drafts/{place}",
  access,
  tag,
  summary: "Keep what I have begun to write for my other devices, or say that it is gone",
  params,
  // By whom: a page may outlive its session. Another account's words are not mine to keep; the answer is null then.
  body: z.strictObject({ by: z.string().max(64), rev, knows, entry: z.string().max(draftMaximum).nullable() }),
  bodyLimit: writtenBody,
  shows: nobody("the caller's own words"),
  answer: one(draft.nullable()),
  browser: true,
  example: { body: { by: "…", rev: "00c0ffee00c0ffee", knows: [], entry: '{"v":1,"value":"Since noon our session"}' } },
});

export const settleDraft = apiCall({
  id: "settleDraft",
  method: "post",
  path: "/drafts/{place}/other",
  access,
  tag,
  summary: "Two devices have written beside each other: take the other text instead, or let it go",
  params,
  body: z.strictObject({ use: z.boolean() }),
  answer: nothing,
  browser: true,
  example: { body: { use: true } },
});
