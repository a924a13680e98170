// Rules of the desk: what there is, what one would do, what each did.
import { z } from "zod";
import { apiCall, nothing, one, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idParams } from "#platform/api/call-fields.ts";
import { each, nobody, showsIn } from "#platform/api/shown-data.ts";
import { trialTickets } from "./rule-figures.ts";
import { ruleBody, ruleParts } from "./rule-parts.ts";
import { effect } from "./rule-plan.ts";

const time = z.iso.datetime();

const ruleView = z
  .object({
    id: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** Changes with every change; whoever saves says which one they saw. */
    version: z.int(),
    rule: ruleParts,
    /** The whole rule as one sentence, in the reader's language. */
    sentence: z.string(),
    /** In the last 30 days. */
    runs: z.int(),
    last_run_at: time.nullable(),
  })
  .meta({ id: "Rule" });
export type RuleView = z.output<typeof ruleView>;

/** What was done, in words: “tag vip added”. */
const done = z.object({ effect, text: z.string() });
export type DoneView = z.output<typeof done>;

const runView = z
  .object({
    id: z.string(),
    about: z.object({ kind: z.enum(["ticket", "enquiry"]), id: z.string(), number: z.string() }),
    /** Empty: everything was so already. */
    did: z.array(done),
    at: time,
  })
  .meta({ id: "RuleRun" });
export type RunView = z.output<typeof runView>;

const trial = z
  .object({
    /** How many of the newest were looked at. */
    looked: z.int(),
    matched: z.array(
      z.object({
        kind: z.enum(["ticket", "enquiry"]),
        id: z.string(),
        number: z.string(),
        subject: z.string(),
        would: z.array(done),
      }),
    ),
    sentence: z.string(),
  })
  .meta({ id: "RuleTrial" });
export type TrialView = z.output<typeof trial>;

const choice = z.object({ id: z.string(), name: z.string() });
const choices = z
  .object({
    people: z.array(choice),
    canned: z.array(choice),
    webhooks: z.array(choice),
    /** Own fields of tickets that are chosen from; a choice is named `os:ubuntu`. */
    fields: z.array(z.object({ id: z.string(), name: z.string(), choices: z.array(choice) })),
  })
  .meta({ id: "RuleChoices" });
export type RuleChoices = z.output<typeof choices>;

const access = "settings.manage";
const tag = "Rules";
const about = nobody("rules of the desk, no customer's data");
const example: z.input<typeof ruleBody> = {
  name: "Invoices to billing",
  when: { type: "ticket_opened" },
  if: [{ type: "words", any: ["invoice", "세금계산서"] }],
  do: [{ type: "department", to: "billing" }],
};

export const listRules = apiCall({
  id: "listRules",
  method: "get",
  path: "/staff/rules",
  access,
  tag,
  summary: "All rules, in the order in which they are asked",
  shows: about,
  answer: one(z.array(ruleView)),
});

export const readRule = apiCall({
  id: "readRule",
  method: "get",
  path: "/staff/rules/{id}",
  access,
  tag,
  summary: "One rule",
  params: idParams,
  shows: about,
  answer: one(ruleView),
});

export const createRule = apiCall({
  id: "createRule",
  method: "post",
  path: "/staff/rules",
  access,
  tag,
  summary: "Add a rule at the end; it is off until it is turned on",
  body: ruleBody,
  status: 201,
  limit: { name: "rules-made", points: 60, seconds: 3600 },
  shows: about,
  answer: one(ruleView),
  example: { body: example },
});

export const changeRule = apiCall({
  id: "changeRule",
  method: "patch",
  path: "/staff/rules/{id}",
  access,
  tag,
  summary: "Change a rule, turn it on or off, move it up or down",
  params: idParams,
  body: z
    .strictObject({
      version: z.coerce.number().int().min(1),
      rule: ruleBody.optional(),
      active: z.boolean().optional(),
      move: z.enum(["up", "down"]).optional(),
    })
    .refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined)),
  limit: { name: "rules-changed", points: 300, seconds: 3600 },
  shows: about,
  answer: one(ruleView),
  example: { body: { version: 1, active: true } },
});

export const removeRule = apiCall({
  id: "removeRule",
  method: "delete",
  path: "/staff/rules/{id}",
  access,
  tag,
  summary: "Remove a rule and the record of what it did",
  params: idParams,
  answer: nothing,
});

export const tryRule = apiCall({
  id: "tryRule",
  method: "post",
  path: "/staff/rule-trial",
  access,
  tag,
  summary: `Which of the newest ${trialTickets} tickets or enquiries a rule matches, and what it would change; writes nothing`,
  body: ruleBody,
  limit: { name: "rules-tried", points: 120, seconds: 3600 },
  shows: showsIn("ticket.list", one(trial), ({ data }) => [
    ...each(
      "ticket",
      data.matched.filter(({ kind }) => kind === "ticket"),
      ({ id }) => id,
    ),
    ...each(
      "enquiry",
      data.matched.filter(({ kind }) => kind === "enquiry"),
      ({ id }) => id,
    ),
  ]),
  answer: one(trial),
  example: { body: example },
});

export const listRuleRuns = apiCall({
  id: "listRuleRuns",
  method: "get",
  path: "/staff/rules/{id}/runs",
  access,
  tag,
  summary: "What a rule did in the last 90 days, newest first",
  params: idParams,
  query: z.object({ cursor: cursorField.optional() }),
  shows: nobody("numbers of tickets and what was changed, no customer's words"),
  answer: pageOf(runView),
});

export const readRuleChoices = apiCall({
  id: "readRuleChoices",
  method: "get",
  path: "/staff/rule-choices",
  access,
  tag,
  summary: "People, canned replies, webhooks and choices of own fields a rule can name",
  shows: about,
  answer: one(choices),
});
