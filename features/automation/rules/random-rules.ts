// Random rules for tests: every kind of part, in every mix the schema allows. The same number gives the same rules.
import { locales } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { type Action, type Condition, type RuleParts, ruleParts } from "./rule-parts.ts";

export type Dice = { number: (below: number) => number; one: <T>(of: readonly T[]) => T; some: <T>(of: readonly T[]) => T[] };

export function dice(seed: number): Dice {
  let state = seed * 2_654_435_769;
  const number = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
  const one = <T>(of: readonly T[]) => of[number(of.length)] as T;
  return { number, one, some: (of) => of.filter(() => number(3) === 0) };
}

export const randomTags = ["vip", "later", "invoice"] as const;
export const randomWords = ["packet", "INVOICE", "환불", "server"] as const;

export const randomChoices = ["os:linux", "os:bsd", "cause:cable", "cause:gone"] as const;

export type Named = { people: readonly string[]; canned: readonly string[]; webhooks: readonly string[] };

export function randomRule(roll: Dice, triggers: readonly RuleParts["when"][], named: Named): RuleParts {
  const conditions: Condition[] = [
    { type: "department", is: roll.one(departments) },
    { type: "priority", is: roll.one(priorities) },
    { type: "language", is: roll.one(locales) },
    { type: "channel", is: roll.one(["portal", "mail", "staff"]) },
    { type: "company", is: roll.one(["example.com", "Acme"]) },
    { type: "words", any: [roll.one(randomWords), roll.one(randomWords)] },
    { type: "tag", is: roll.one(randomTags) },
    { type: "field", is: roll.one(randomChoices) },
    { type: "assigned", is: roll.number(2) === 0 },
  ];
  const actions: Action[] = [
    { type: "department", to: roll.one(departments) },
    { type: "priority", to: roll.one(priorities) },
    { type: "tag", tag: roll.one(randomTags) },
    { type: "field", to: roll.one(randomChoices) },
    roll.number(2) === 0
      ? { type: "assign", person: roll.one(named.people) }
      : { type: "turn", by: roll.one(["round_robin", "least_busy"]), held: 1 + roll.number(9) },
    { type: "reply", canned: roll.one(named.canned) },
    { type: "notify", person: roll.one(named.people) },
    { type: "webhook", webhook: roll.one(named.webhooks) },
  ];
  const chosen = roll.some(actions);
  // At most two conditions: with more hardly anything matches, and nothing is tested.
  return ruleParts.parse({
    when: roll.one(triggers),
    if: roll.some(conditions).slice(0, roll.number(3)),
    do: chosen.length > 0 ? chosen : [actions[0]],
  });
}
