import { expect, test } from "vitest";
import { dice, randomRule } from "#features/automation/rules/random-rules.ts";
import { type RuleParts, ruleBody } from "#features/automation/rules/rule-parts.ts";
import { fieldNamed, ruleFrom, valuesOf } from "./rule-form-values.ts";

const named = { people: ["person-a1"], canned: ["canned-a1"], webhooks: ["hook-on01"] };
const triggers: RuleParts["when"][] = [{ type: "staff_replied" }, { type: "time_passed", since: "opened", hours: 3 }];

test("a rule survives its form: 300 random rules", () => {
  const inOrder = (parts: { type: string }[]) => [...parts].sort((a, b) => (a.type < b.type ? -1 : 1));
  for (let seed = 1; seed <= 300; seed++) {
    const rule = randomRule(dice(seed), triggers, named);
    const back = ruleBody.parse(ruleFrom(valuesOf({ name: "One", rule })));
    expect({ ...back, if: inOrder(back.if), do: inOrder(back.do) }).toEqual({
      name: "One",
      when: rule.when,
      if: inOrder(rule.if),
      do: inOrder(rule.do),
    });
  }
});

test("what the API says of a part is said under its field", () => {
  const sent = ruleFrom({ when: "enquiry_received", if_tag: "vip", do_tag: "vip", do_assign: "least_busy" });
  expect(["rule.if.0", "do.0", "do.1.held", "do.1", "when.hours", "name", "do"].map((path) => fieldNamed(path, sent))).toEqual([
    "if_tag",
    "do_tag",
    "do_held",
    "do_assign",
    "hours",
    "name",
    "do_department",
  ]);
});
