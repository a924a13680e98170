// A rule as it is stored: when, if, then. Each part is one of a few kinds with its own fields; what is not one of them is no rule.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { chosenPattern } from "#features/support/rules/field-choices.ts";
import type { RuleTrigger } from "#features/support/rules/rule-events.ts";
import { tagMaximum, tagPattern } from "#features/tickets/rules/queue-views.ts";
import { idField } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { heldDefault, heldMaximum, hoursMaximum, ruleNameMaximum, wordMaximum, wordsMaximum } from "./rule-figures.ts";

export const channels = ["portal", "mail", "chat", "staff", "form"] as const;
export type Channel = (typeof channels)[number];
export const turns = ["round_robin", "least_busy"] as const;

const tag = typedText.min(1, "field_required").max(tagMaximum).regex(tagPattern, "field_format");
/** `os:ubuntu`: a choice of one of the provider's own fields. */
const chosen = z.string().max(81).regex(chosenPattern, "field_format");
const word = typedText.min(1).max(wordMaximum);

const when = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ticket_opened") }),
  z.strictObject({ type: z.literal("customer_replied") }),
  z.strictObject({ type: z.literal("staff_replied") }),
  z.strictObject({
    type: z.literal("time_passed"),
    since: z.enum(["opened", "customer_message"]),
    /** Of opening hours, while the ticket waits for us. */
    hours: z.coerce.number().int().min(1).max(hoursMaximum),
  }),
  z.strictObject({ type: z.literal("enquiry_received") }),
]);
export type When = z.output<typeof when>;

const condition = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("department"), is: z.enum(departments) }),
  z.strictObject({ type: z.literal("priority"), is: z.enum(priorities) }),
  z.strictObject({ type: z.literal("language"), is: z.enum(locales) }),
  z.strictObject({ type: z.literal("channel"), is: z.enum(channels) }),
  /** Part of a company's name, or the domain of an e-mail address. */
  z.strictObject({ type: z.literal("company"), is: typedText.min(2).max(120) }),
  /** Any of them, as they are: no patterns. */
  z.strictObject({ type: z.literal("words"), any: z.array(word).min(1).max(wordsMaximum) }),
  z.strictObject({ type: z.literal("tag"), is: tag }),
  z.strictObject({ type: z.literal("field"), is: chosen }),
  z.strictObject({ type: z.literal("assigned"), is: z.boolean() }),
  z.strictObject({ type: z.literal("opening_hours"), is: z.boolean() }),
]);
export type Condition = z.output<typeof condition>;

const action = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("department"), to: z.enum(departments) }),
  z.strictObject({ type: z.literal("priority"), to: z.enum(priorities) }),
  z.strictObject({ type: z.literal("tag"), tag }),
  z.strictObject({ type: z.literal("field"), to: chosen }),
  z.strictObject({ type: z.literal("assign"), person: idField }),
  /** Among those on duty who hold fewer than `held` tickets that wait for us. Only what nobody has. */
  z.strictObject({
    type: z.literal("turn"),
    by: z.enum(turns),
    held: z.coerce.number().int().min(1).max(heldMaximum).default(heldDefault),
  }),
  z.strictObject({ type: z.literal("reply"), canned: idField }),
  z.strictObject({ type: z.literal("notify"), person: idField }),
  z.strictObject({ type: z.literal("webhook"), webhook: idField }),
]);
export type Action = z.output<typeof action>;

/** An enquiry has neither department, priority nor tags, and nobody is answered in it without being read. */
export const forEnquiries = {
  if: ["language", "channel", "company", "words", "assigned", "opening_hours"] satisfies Condition["type"][] as readonly string[],
  do: ["assign", "turn", "notify", "webhook"] satisfies Action["type"][] as readonly string[],
};

export const ruleParts = z
  .strictObject({
    when,
    if: z.array(condition).max(condition.options.length),
    do: z.array(action).min(1, "field_choice").max(action.options.length),
  })
  .superRefine((rule, context) => {
    for (const part of ["if", "do"] as const) {
      const types = rule[part].map(({ type }) => type);
      for (const [index, type] of types.entries()) {
        const path = [part, index];
        // One of each kind: two departments would never match, two people would take it from each other.
        if (types.indexOf(type) !== index) context.addIssue({ code: "custom", message: "field_format", path });
        else if (rule.when.type === "enquiry_received" && !forEnquiries[part].includes(type))
          context.addIssue({ code: "custom", message: "rule_not_for_enquiries", path });
      }
      if (types.includes("assign") && types.includes("turn"))
        context.addIssue({ code: "custom", message: "field_format", path: ["do", types.indexOf("turn")] });
    }
  });
export type RuleParts = z.output<typeof ruleParts>;

export const ruleBody = ruleParts.safeExtend({ name: typedText.min(1, "field_required").max(ruleNameMaximum) });
export type RuleBody = z.output<typeof ruleBody>;

export function triggerOf({ when }: Pick<RuleParts, "when">): RuleTrigger {
  return when.type;
}
