// Macros: several changes to a ticket in one key. A macro is a canned reply, tags, a priority, somebody and a state, any of them; it waits
// and is taken back as a reply does.
import { z } from "zod";
import { priorities } from "#features/support/rules/departments.ts";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { idField, idParams } from "#platform/api/call-fields.ts";
import { nobody, showsAt } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { tagMaximum, tagPattern } from "./queue-views.ts";
import { outboxView } from "./staff-ticket-views.ts";
import { seenSeq } from "./tickets.contract.ts";

export const macroStates = ["answered", "in_progress", "on_hold", "closed"] as const;
export const macroNameMaximum = 60;
export const macroTagsMaximum = 5;
export const macrosMaximum = 100;

const tag = typedText.min(1).max(tagMaximum).regex(tagPattern);

export const macroParts = z.strictObject({
  canned: idField.nullable().default(null),
  tags: z.array(tag).max(macroTagsMaximum).default([]),
  priority: z.enum(priorities).nullable().default(null),
  /** Whoever presses it, or somebody. */
  assignee: z
    .union([z.literal("me"), idField])
    .nullable()
    .default(null),
  state: z.enum(macroStates).nullable().default(null),
});
export type MacroParts = z.output<typeof macroParts>;

export const macroBody = z
  .strictObject({
    ...macroParts.shape,
    tags: macroParts.shape.tags.transform((tags) => [...new Set(tags)]),
    name: typedText.min(1).max(macroNameMaximum),
    /** For all colleagues, or only for whoever makes it. */
    shared: z.boolean().default(false),
  })
  .superRefine(({ canned, tags, priority, assignee, state }, context) => {
    if (!canned && tags.length === 0 && !priority && !assignee && !state)
      context.addIssue({ code: "custom", message: "macro_empty", path: ["canned"] });
    // What was not said was not answered.
    if (state === "answered" && !canned) context.addIssue({ code: "custom", message: "macro_answered", path: ["state"] });
  });

const macroView = z
  .object({
    id: z.string(),
    name: z.string(),
    shared: z.boolean(),
    used: z.int(),
    parts: macroParts,
    /** In words. */ does: z.array(z.string()),
  })
  .meta({ id: "Macro" });
export type MacroView = z.output<typeof macroView>;

const access = "tickets.answer";
const group = "Staff: macros";
const about = nobody("what colleagues do with one key, no customer's data");

export const listMacros = apiCall({
  id: "listMacros",
  method: "get",
  path: "/staff/macros",
  access,
  tag: group,
  summary: "My macros and those of everybody, the most used first",
  shows: about,
  answer: one(z.array(macroView)),
  browser: true,
});

export const createMacro = apiCall({
  id: "createMacro",
  method: "post",
  path: "/staff/macros",
  access,
  tag: group,
  summary: "Make a macro",
  body: macroBody,
  status: 201,
  limit: { name: "macros-made", points: 60, seconds: 3600 },
  shows: about,
  answer: one(macroView),
  example: { body: { name: "Take it and start", assignee: "me", state: "in_progress" } },
});

export const changeMacro = apiCall({
  id: "changeMacro",
  method: "put",
  path: "/staff/macros/{id}",
  access,
  tag: group,
  summary: "Change a macro of one's own or of everybody",
  params: idParams,
  body: macroBody,
  limit: { name: "macros-changed", points: 120, seconds: 3600 },
  shows: about,
  answer: one(macroView),
});

export const removeMacro = apiCall({
  id: "removeMacro",
  method: "delete",
  path: "/staff/macros/{id}",
  access,
  tag: group,
  summary: "Delete a macro of one's own or of everybody",
  params: idParams,
  answer: nothing,
});

export const runMacro = apiCall({
  id: "runMacro",
  method: "post",
  path: "/staff/tickets/{id}/macro",
  access,
  tag: group,
  summary: "Use a macro on a ticket; it happens after 15 s and can be taken back as a reply can",
  params: idParams,
  body: z.strictObject({ macro: idField, last_seen_seq: seenSeq }),
  shows: showsAt("ticket.read", "ticket"),
  answer: one(outboxView),
  status: 201,
});
