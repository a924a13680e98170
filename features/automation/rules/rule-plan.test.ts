import { expect, test } from "vitest";
import { type Department, departments, priorities } from "#features/support/rules/departments.ts";
import { dice, randomRule, randomTags, randomWords } from "./random-rules.ts";
import { type Facts, matches } from "./rule-match.ts";
import { ruleParts } from "./rule-parts.ts";
import { nextSeat, planRule, type World } from "./rule-plan.ts";
import { ruleSentence } from "./rule-sentence.ts";

const people = ["person-a1", "person-b2"];
const named = { people, canned: ["canned-a1", "canned-gone"], webhooks: ["hook-on01", "hook-off1", "hook-gone"] };

const world = (over: Partial<World> = {}): World => ({
  people: new Set(people),
  seats: people.map((id, n) => ({ id, waiting: n, turnAt: 10 - n })),
  canned: new Map([["canned-a1", []]]),
  webhooks: new Map([
    ["hook-on01", true],
    ["hook-off1", false],
  ]),
  choices: new Map<string, Department[]>([
    ["os:linux", []],
    ["os:bsd", []],
    ["cause:cable", ["technical"]],
  ]),
  actionsLeft: 20,
  repliesLeft: 2,
  ...over,
});

const facts = (over: Partial<Facts> = {}): Facts => ({
  department: "technical",
  priority: "normal",
  language: "en",
  channel: "portal",
  company: "Acme Ltd",
  email: "kim@mail.example.com",
  subject: "Our SERVER is slow",
  text: "환불 부탁드립니다",
  tags: [],
  fields: [],
  assigneeId: null,
  open: true,
  ...over,
});

test("a plan ends, does no more than it may, and what it has changed is not changed again: 2,000 random rules", () => {
  let done = 0;
  for (let seed = 1; seed <= 2_000; seed++) {
    const roll = dice(seed);
    const rule = randomRule(roll, [{ type: "ticket_opened" }], named);
    const given = facts({
      department: roll.one(departments),
      priority: roll.one(priorities),
      tags: roll.some(randomTags),
      fields: roll.some(["os:linux", "cause:cable"]),
      text: roll.one(randomWords),
      assigneeId: roll.one([null, ...people]),
      open: roll.number(2) === 0,
    });
    const around = world({ actionsLeft: roll.number(6), repliesLeft: roll.number(2) });
    const planned = planRule(rule, given, around);
    const acted = planned.effects.filter((effect) => !effect.not);
    done += acted.length;
    expect(planned.effects.length, `rule ${seed}`).toBeLessThanOrEqual(rule.do.length);
    expect(acted.length).toBeLessThanOrEqual(around.actionsLeft);
    expect(planned.world.actionsLeft).toBe(around.actionsLeft - acted.length);
    const again = planRule(rule, planned.facts, world()).effects.filter((effect) => !effect.not);
    const held = acted.map(({ type }) => type);
    expect(again.filter(({ type }) => held.includes(type) && !["reply", "notify", "webhook"].includes(type))).toEqual([]);
  }
  expect(done).toBeGreaterThan(1_000);
});

test("words are plain text: found anywhere and in any case, and no pattern is one", () => {
  const has = (...any: string[]) => matches({ if: [{ type: "words", any }] }, facts());
  expect([has("server"), has("환불"), has("nothing", "SLOW")]).toEqual([true, true, true]);
  expect([has("s.rver"), has(".*"), has("(a+)+$")]).toEqual([false, false, false]);
});

test("a domain is the whole domain or a part below it, and a company is known by a part of its name", () => {
  const of = (is: string) => matches({ if: [{ type: "company", is }] }, facts());
  expect([of("example.com"), of("@mail.example.com"), of("acme")]).toEqual([true, true, true]);
  expect([of("xample.com"), of("kim"), of("other")]).toEqual([false, false, false]);
});

test("in turn goes to whoever waited longest, least busy to whoever has least; the full and the absent get nothing", () => {
  const seats = [
    { id: "a", waiting: 3, turnAt: 1 },
    { id: "b", waiting: 1, turnAt: 9 },
    { id: "c", waiting: 1, turnAt: 5 },
  ];
  expect(nextSeat("round_robin", seats, 20)?.id).toBe("a");
  expect(nextSeat("least_busy", seats, 20)?.id).toBe("c");
  expect(nextSeat("round_robin", seats, 3)?.id).toBe("c");
  expect(nextSeat("least_busy", seats, 1)).toBeUndefined();
  const turn = ruleParts.parse({ when: { type: "ticket_opened" }, if: [], do: [{ type: "turn", by: "round_robin" }] });
  const given = (over: Partial<Facts>) => planRule(turn, facts(over), world()).effects;
  expect(given({ open: false })).toEqual([{ type: "assign", person: null, by: "round_robin", not: "nobody_free" }]);
  expect(given({ open: false, priority: "urgent" })).toEqual([{ type: "assign", person: "person-b2", by: "round_robin" }]);
  expect(given({ assigneeId: "person-a1" })).toEqual([]);
});

test("what cannot be done is said with its reason, and the rest is done", () => {
  const rule = ruleParts.parse({
    when: { type: "customer_replied" },
    if: [],
    do: [
      { type: "webhook", webhook: "hook-off1" },
      { type: "reply", canned: "canned-gone" },
      { type: "tag", tag: "vip" },
      { type: "assign", person: "person-gone" },
    ],
  });
  expect(planRule(rule, facts(), world()).effects).toEqual([
    { type: "tag", tag: "vip" },
    { type: "assign", person: "person-gone", by: "rule", not: "gone" },
    { type: "reply", canned: "canned-gone", not: "gone" },
    { type: "webhook", webhook: "hook-off1", not: "off" },
  ]);
});

test("a rule reads as one sentence in both languages", () => {
  const rule = ruleParts.parse({
    when: { type: "time_passed", since: "customer_message", hours: 4 },
    if: [
      { type: "department", is: "billing" },
      { type: "words", any: ["invoice", "환불"] },
    ],
    do: [
      { type: "tag", tag: "late" },
      { type: "notify", person: "person-a1" },
    ],
  });
  const names = new Map([["person-a1", "Sera Yoon"]]);
  expect(ruleSentence(rule, names, "en")).toBe(
    "When 4 business hours have passed since a customer last wrote and the ticket waits for us, if the department is Billing and subject or text contains “invoice”, “환불”: add the tag “late” and notify Sera Yoon.",
  );
  expect(ruleSentence(rule, names, "ko")).toBe(
    "처리 대기 중인 티켓에 고객이 마지막으로 글을 쓴 지 업무 시간으로 4시간이 지났을 때, 조건(부서 요금·청구 및 제목이나 본문에 ‘invoice’, ‘환불’ 포함)에 모두 맞으면 다음을 실행합니다: 태그 ‘late’ 추가 및 Sera Yoon 담당자에게 알림.",
  );
});

test("what an enquiry does not have is no part of its rules, and each kind of part is there once", () => {
  const issues = (rule: object) => ruleParts.safeParse(rule).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  const enquiry = { when: { type: "enquiry_received" }, if: [{ type: "tag", is: "vip" }], do: [{ type: "tag", tag: "vip" }] };
  expect(issues(enquiry)).toEqual(["if.0 rule_not_for_enquiries", "do.0 rule_not_for_enquiries"]);
  const both = [
    { type: "assign", person: "person-a1" },
    { type: "turn", by: "round_robin" },
  ];
  expect(issues({ when: { type: "ticket_opened" }, if: [], do: both })).toEqual(["do.1 field_format"]);
  expect(issues({ when: { type: "ticket_opened" }, if: [], do: [] })).toEqual(["do field_choice"]);
});

test("a choice of an own field is asked for and set: one for a field, only where the field is and only what is offered", () => {
  expect(matches({ if: [{ type: "field", is: "os:linux" }] }, facts({ fields: ["cause:cable", "os:linux"] }))).toBe(true);
  expect(matches({ if: [{ type: "field", is: "os:linux" }] }, facts({ fields: ["os:bsd"] }))).toBe(false);
  const set = (to: string, over: Partial<Facts> = {}) => planRule({ do: [{ type: "field", to }] }, facts(over), world());
  expect(set("os:bsd", { fields: ["os:linux", "cause:cable"] }).facts.fields).toEqual(["cause:cable", "os:bsd"]);
  expect(set("os:bsd", { fields: ["os:bsd"] }).effects).toEqual([]);
  expect(set("cause:cable").effects).toEqual([{ type: "field", to: "cause:cable" }]);
  for (const planned of [set("cause:cable", { department: "billing" }), set("os:dos"), set("cause:cable", { department: null })])
    expect(planned.effects[0]?.not).toBe("gone");
});
