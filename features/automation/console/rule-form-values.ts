// A rule as the fields of its form, and back. Every kind of condition and action has one field; what is left empty is no part of the rule.
import type { Action, Condition, RuleParts } from "#features/automation/rules/rule-parts.ts";

export type RuleValues = Record<string, string>;
type Part = { type: string; [field: string]: unknown };

/** What the form calls the conditions and actions. */
const conditionFields: Record<Condition["type"], string> = {
  department: "if_department",
  priority: "if_priority",
  language: "if_language",
  channel: "if_channel",
  company: "if_company",
  words: "if_words",
  tag: "if_tag",
  field: "if_field",
  assigned: "if_assigned",
  opening_hours: "if_opening",
};
const actionFields: Record<Action["type"], string> = {
  department: "do_department",
  priority: "do_priority",
  tag: "do_tag",
  field: "do_field",
  assign: "do_assign",
  turn: "do_assign",
  reply: "do_reply",
  notify: "do_notify",
  webhook: "do_webhook",
};

export function valuesOf({ name, rule }: { name: string; rule: RuleParts }): RuleValues {
  const { when } = rule;
  const values: RuleValues = { name, when: when.type === "time_passed" ? `time_${when.since}` : when.type };
  if (when.type === "time_passed") values.hours = String(when.hours);
  for (const condition of rule.if) values[conditionFields[condition.type]] = conditionValue(condition);
  for (const action of rule.do) {
    values[actionFields[action.type]] = actionValue(action);
    if (action.type === "turn") values.do_held = String(action.held);
  }
  return values;
}

function conditionValue(condition: Condition): string {
  if (condition.type === "words") return condition.any.join(", ");
  return typeof condition.is === "boolean" ? (condition.is ? "yes" : "no") : condition.is;
}

function actionValue(action: Action): string {
  switch (action.type) {
    case "department":
    case "priority":
    case "field":
      return action.to;
    case "tag":
      return action.tag;
    case "turn":
      return action.by;
    case "reply":
      return action.canned;
    case "webhook":
      return action.webhook;
    default:
      return action.person;
  }
}

/** What the API is asked to take; whether it is a rule is for the API to say. */
export function ruleFrom(values: RuleValues) {
  const given = (name: string) => (values[name] ?? "").trim();
  const when = given("when");
  const time = when.startsWith("time_") ? { type: "time_passed", since: when.slice(5), hours: given("hours") } : { type: when };
  return { name: given("name"), when: time, if: conditionsFrom(given), do: actionsFrom(given) };
}

function conditionsFrom(given: (name: string) => string): Part[] {
  const types = Object.keys(conditionFields) as Condition["type"][];
  return types.flatMap((type): Part[] => {
    const value = given(conditionFields[type]);
    if (!value) return [];
    if (type === "words")
      return [
        {
          type,
          any: value
            .split(",")
            .map((word) => word.trim())
            .filter(Boolean),
        },
      ];
    if (type === "assigned" || type === "opening_hours") return [{ type, is: value === "yes" }];
    return [{ type, is: value }];
  });
}

function actionsFrom(given: (name: string) => string): Part[] {
  const assign = given("do_assign");
  const byTurn = assign === "round_robin" || assign === "least_busy";
  const held = given("do_held");
  const parts: (Part | null)[] = [
    given("do_department") ? { type: "department", to: given("do_department") } : null,
    given("do_priority") ? { type: "priority", to: given("do_priority") } : null,
    given("do_tag") ? { type: "tag", tag: given("do_tag") } : null,
    given("do_field") ? { type: "field", to: given("do_field") } : null,
    byTurn ? { type: "turn", by: assign, ...(held ? { held } : {}) } : assign ? { type: "assign", person: assign } : null,
    given("do_reply") ? { type: "reply", canned: given("do_reply") } : null,
    given("do_notify") ? { type: "notify", person: given("do_notify") } : null,
    given("do_webhook") ? { type: "webhook", webhook: given("do_webhook") } : null,
  ];
  return parts.filter((part) => part !== null);
}

/** "rule.do.2.tag" of the API is "do_tag" of the form. */
export function fieldNamed(path: string, sent: { if: Part[]; do: Part[] }): string {
  const [part = "", index = "", inner = ""] = path.replace(/^rule\./, "").split(".");
  if (part === "when") return index === "hours" ? "hours" : "when";
  if (part === "if") return conditionFields[sent.if[Number(index)]?.type as Condition["type"]] ?? "if_department";
  if (part === "do" && inner === "held") return "do_held";
  // Nothing was chosen at all.
  if (part === "do" && index === "") return "do_department";
  if (part === "do") return actionFields[sent.do[Number(index)]?.type as Action["type"]] ?? "do_department";
  return part;
}
