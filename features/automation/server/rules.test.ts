import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { brand } from "#content/brand.ts";
import { automationRules, ruleRuns } from "#db/schema/automation.ts";
import { agentPresence } from "#db/schema/chat.ts";
import { webhookDeliveries, webhooks } from "#db/schema/integrations.ts";
import { cannedReplies, ticketFieldValues, ticketMessages, tickets } from "#db/schema/tickets.ts";
import { dice, randomRule, randomTags, randomWords } from "#features/automation/rules/random-rules.ts";
import { actionsPerHour } from "#features/automation/rules/rule-figures.ts";
import type { RuleParts } from "#features/automation/rules/rule-parts.ts";
import type { Effect } from "#features/automation/rules/rule-plan.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { releaseReply } from "#features/tickets/server/staff/staff-replies.server.ts";
import { asOf, body, defineFields, newTicket, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { m } from "#platform/paraglide/messages.js";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { tryRule } from "./rule-trial.server.ts";
import { applyRules } from "./run-rules.server.ts";
import { applyTimeRules } from "./time-rules.server.ts";

let bench: ApiBench;
let admin: Person;
let sera: Person;
let dohyun: Person;
let customer: Person;
const [thanks, due, hook] = ["canned-thanks", "canned-due1", "hook-00001"];

beforeAll(async () => {
  bench = await apiBench();
  admin = await bench.person({ role: "admin", name: "Han Jiwoo" });
  sera = await bench.person({ role: "agent", name: "Sera Yoon" });
  dohyun = await bench.person({ role: "agent", name: "박도현", locale: "ko" });
  customer = await bench.person({ name: "Kim Seoyeon" });
  const title = { en: "Received", ko: "접수 안내" };
  const text = (words: string) => ({ en: words, ko: words });
  await db()
    .insert(cannedReplies)
    .values([
      { id: thanks, shortcut: "thanks", title, body: text("Thank you, {customer_name}. {agent_name}") },
      { id: due, shortcut: "open", title, body: text("We ask about {nothing_known}") },
    ]);
  await defineFields(bench, admin, [choiceField("os", ["linux", "bsd"]), choiceField("cause", ["cable"], ["technical"])]);
  await db()
    .insert(webhooks)
    .values({ id: hook, ownerId: admin.id, url: "https://hooks.example.com/", events: [], secret: "sealed", disabledAt: new Date() });
});
afterAll(() => bench.dispose());

const inBoth = (text: string) => ({ en: text, ko: `${text} (한국어)` });
const choiceField = (id: string, choices: string[], departments: string[] = []) => ({
  ...{ id, kind: "choice", audience: "staff", label: inBoth(id), hint: inBoth(""), departments, required: false },
  choices: choices.map((one) => ({ id: one, ...inBoth(one.toUpperCase()) })),
});

const db = () => bench.services.database.orm;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const opened: RuleParts["when"] = { type: "ticket_opened" };

async function ruleOf(parts: object, active = true): Promise<{ id: string; version: number; sentence: string }> {
  const made = await bench.call("POST", "/staff/rules", { name: "A rule of the test", if: [], when: opened, ...parts }, asOf(admin));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  if (active) await bench.call("PATCH", `/staff/rules/${made.body.data.id}`, { version: 1, active: true }, asOf(admin));
  return made.body.data;
}

const noRules = () => db().delete(automationRules);
const ticketOf = async (id: string) => (await db().select().from(tickets).where(eq(tickets.id, id)))[0] as typeof tickets.$inferSelect;
const runsOf = (ticketId: string) => db().select().from(ruleRuns).where(eq(ruleRuns.ticketId, ticketId));
const ran = (ticketId: string, count = 1) => until(async () => expect(await runsOf(ticketId)).toHaveLength(count));

test("a new rule is off, says what it does in the reader's language, and acts on a ticket once it is on", async () => {
  await noRules();
  const rule = {
    name: "Invoices first",
    if: [{ type: "words", any: ["세금계산서", "invoice"] }],
    do: [
      { type: "department", to: "billing" },
      { type: "priority", to: "high" },
      { type: "tag", tag: "invoice" },
      { type: "assign", person: sera.id },
      { type: "reply", canned: thanks },
      { type: "notify", person: dohyun.id },
      { type: "webhook", webhook: hook },
    ],
  };
  const made = await ruleOf(rule, false);
  expect(made.sentence).toContain("if subject or text contains “세금계산서”, “invoice”: move it to Billing");
  const korean = await bench.call("GET", `/staff/rules/${made.id}`, undefined, asOf(admin, { locale: "ko" }));
  expect(korean.body.data.sentence).toContain("Sera Yoon 담당자에게 배정");
  const before = await openOne(bench, customer, { subject: "Where is the INVOICE?", priority: "normal" });

  await bench.call("PATCH", `/staff/rules/${made.id}`, { version: 1, active: true }, asOf(admin));
  const { id } = await openOne(bench, customer, { subject: "Where is the INVOICE?", priority: "normal" });
  const other = await openOne(bench, customer, { subject: "Nothing of the kind" });
  await ran(id);
  expect(await ticketOf(id)).toMatchObject({
    department: "billing",
    priority: "high",
    tags: ["invoice"],
    assigneeId: sera.id,
    state: "open",
  });
  // A person's answer is still due: a rule acknowledges.
  expect((await ticketOf(id)).firstAnsweredAt).toBeNull();
  expect(await runsOf(before.id)).toEqual([]);
  expect(await runsOf(other.id)).toEqual([]);

  const log = await bench.call("GET", `/staff/rules/${made.id}/runs`, undefined, asOf(admin));
  expect(log.body.data).toHaveLength(1);
  expect(log.body.data[0].did.map(({ text }: { text: string }) => text)).toEqual([
    "move it to Billing",
    "set the priority to High",
    "add the tag “invoice”",
    "assign it to Sera Yoon",
    "reply with “Received”",
    "notify 박도현",
    "not done: send it to https://hooks.example.com/ (the webhook is off)",
  ]);
  const seen = await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(sera));
  const events = seen.body.data.messages.flatMap((message: { event?: { type: string } }) => message.event ?? []);
  expect(events.find(({ type }: { type: string }) => type === "rule")).toMatchObject({ name: "Invoices first" });

  const own = JSON.stringify((await bench.call("GET", `/tickets/${id}`, undefined, asOf(customer))).body);
  expect(own).toContain("Thank you, Kim Seoyeon.");
  expect(own).not.toContain("Invoices first");
  expect(own).not.toContain(made.id);
  await until(async () => {
    const mail = (await bench.mailsTo(customer.email)).find(({ text }) => text.includes("Thank you, Kim"));
    expect(mail?.text).toBeDefined();
    expect(mail?.text).not.toContain("Invoices first");
    // Nobody has read it yet, and the answer is ours: no word of a person, nor of a ticket that closes.
    expect(mail?.text).toContain(m.mail_ticket_automatic_heading({ brand: brand.name.en }, { locale: "en" }));
    expect(mail?.text).not.toMatch(/replied|closes/);
  });
  await until(async () => {
    const bell = await bench.call("GET", "/notifications", undefined, asOf(dohyun));
    expect(bell.body.data.map(({ title }: { title: string }) => title)).toContainEqual(expect.stringContaining("Invoices first"));
  });
});

test("a rule is changed by whoever has seen it last, moved in its order, and every change is in the audit log", async () => {
  await noRules();
  const first = await ruleOf({ name: "First", do: [{ type: "tag", tag: "vip" }] }, false);
  const second = await ruleOf({ name: "Second", do: [{ type: "tag", tag: "vip" }] }, false);
  const change = (id: string, change: object) => bench.call("PATCH", `/staff/rules/${id}`, change, asOf(admin));
  expect((await change(second.id, { version: 1, move: "up" })).status).toBe(200);
  expect((await change(second.id, { version: 1, active: true })).body.code).toBe("conflict");
  const names = async () =>
    (await bench.call("GET", "/staff/rules", undefined, asOf(admin))).body.data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(["Second", "First"]);
  const rule = { name: "First", when: opened, if: [{ type: "tag", is: "vip" }], do: [{ type: "priority", to: "urgent" }] };
  expect((await change(first.id, { version: 1, rule })).status).toBe(200);
  expect(
    (await change(first.id, { version: 2, rule: { ...rule, do: [{ type: "notify", person: customer.id }] } })).body.errors,
  ).toHaveProperty(["do.0"]);
  expect((await bench.call("DELETE", `/staff/rules/${second.id}`, undefined, asOf(admin))).status).toBe(204);
  expect(await names()).toEqual(["First"]);
  const audit = await bench.call("GET", "/staff/audit?kind=rule", undefined, asOf(admin));
  const text = JSON.stringify(audit.body.data);
  for (const words of [
    "createRule",
    "changeRule",
    "removeRule",
    "When a ticket is opened, if it has the tag “vip”: set the priority to Urgent.",
  ])
    expect(text).toContain(words);
  for (const [method, path] of [
    ["GET", "/staff/rules"],
    ["GET", "/staff/rule-choices"],
  ] as const)
    expect((await bench.call(method, path, undefined, asOf(sera))).status).toBe(403);
});

test("by turn: in turn and to the least busy, among those online with a free seat; nobody else gets it", async () => {
  await noRules();
  const urgent = { priority: "urgent" };
  await ruleOf({ do: [{ type: "turn", by: "round_robin", held: 50 }] });
  const nobody = await openOne(bench, customer, urgent);
  await ran(nobody.id);
  expect((await runsOf(nobody.id))[0]?.did).toEqual([{ type: "assign", person: null, by: "round_robin", not: "nobody_free" }]);
  const online = (accountId: string, status: "online" | "away", seats = 4) => {
    const set = { status, seats, pingedAt: new Date() };
    return db()
      .insert(agentPresence)
      .values({ accountId, ...set })
      .onConflictDoUpdate({ target: agentPresence.accountId, set });
  };
  await online(sera.id, "online");
  await online(dohyun.id, "online");
  await online(admin.id, "away");
  const got: (string | null)[] = [];
  for (let n = 0; n < 4; n++) {
    const { id } = await openOne(bench, customer, urgent);
    await ran(id);
    got.push((await ticketOf(id)).assigneeId);
  }
  expect(got[0]).not.toBe(got[1]);
  expect(got.slice(2)).toEqual(got.slice(0, 2));
  expect(new Set(got)).toEqual(new Set([sera.id, dohyun.id]));

  await noRules();
  await ruleOf({ do: [{ type: "turn", by: "least_busy", held: 50 }] });
  await db().update(tickets).set({ assigneeId: null });
  await db().update(tickets).set({ assigneeId: sera.id }).where(eq(tickets.id, nobody.id));
  const { id } = await openOne(bench, customer, urgent);
  await ran(id);
  expect((await ticketOf(id)).assigneeId).toBe(dohyun.id);
  await db().delete(agentPresence);
});

test("time: acts once the business hours have passed, once for a message, not on the backlog and not on what is answered", async () => {
  await noRules();
  // A Monday at nine in Seoul, and moments after it.
  const monday = Date.parse("2026-11-16T00:00:00Z");
  const at = (hours: number) => new Date(monday + hours * 3_600_000);
  const age = (id: string, createdAt: Date) => db().update(tickets).set({ createdAt }).where(eq(tickets.id, id));
  const [late, backlog, answered] = [await openOne(bench, customer), await openOne(bench, customer), await openOne(bench, customer)];
  await age(late.id, at(0));
  await age(backlog.id, at(-100));
  await age(answered.id, at(0));
  await db().update(tickets).set({ state: "answered" }).where(eq(tickets.id, answered.id));
  const made = await ruleOf({ when: { type: "time_passed", since: "opened", hours: 4 }, do: [{ type: "tag", tag: "late" }] });
  await db()
    .update(automationRules)
    .set({ activeSince: at(0) })
    .where(eq(automationRules.id, made.id));
  // Four hours by the clock are three of the desk: it is closed for lunch.
  await applyTimeRules(bench.services, at(4.5));
  expect(await runsOf(late.id)).toEqual([]);
  await applyTimeRules(bench.services, at(5.5));
  await applyTimeRules(bench.services, at(6));
  expect((await runsOf(late.id)).map(({ event }) => event)).toEqual(["since-opened"]);
  expect((await ticketOf(late.id)).tags).toEqual(["late"]);
  expect(await runsOf(backlog.id)).toEqual([]);
  expect(await runsOf(answered.id)).toEqual([]);
});

test("an enquiry is assigned, and its history names the rule", async () => {
  await noRules();
  await ruleOf({
    name: "Sales to Sera",
    when: { type: "enquiry_received" },
    if: [{ type: "company", is: "example.com" }],
    do: [
      { type: "assign", person: sera.id },
      { type: "notify", person: dohyun.id },
    ],
  });
  const enquiry = {
    intent: "sales",
    name: "Lee",
    email: "lee@example.com",
    message: "We need 20 racks in Seoul.",
    consent: true,
    website: "",
  };
  expect((await bench.call("POST", "/contact", enquiry)).status).toBe(201);
  await until(async () => {
    const { body: list } = await bench.call("GET", "/staff/enquiries", undefined, asOf(admin));
    expect(list.data[0].assignee?.id).toBe(sera.id);
    const one = await bench.call("GET", `/staff/enquiries/${list.data[0].id}`, undefined, asOf(admin));
    expect(JSON.stringify(one.body)).toContain("Sales to Sera");
  });
});

const triggers: RuleParts["when"][] = [opened, { type: "customer_replied" }, { type: "staff_replied" }];
const named = () => ({ people: [sera.id, dohyun.id, admin.id], canned: [thanks, due], webhooks: [hook] });

/** Active since ever, in the table: a hundred by way of the API would be a test of the API. */
async function storeRules(rules: readonly RuleParts[]): Promise<void> {
  await noRules();
  const since = new Date(0);
  await db()
    .insert(automationRules)
    .values(
      rules.map((parts, n) => ({
        id: `rule-${String(n).padStart(4, "0")}`,
        name: `Rule ${n}`,
        position: n,
        trigger: parts.when.type,
        parts,
        active: true,
        activeSince: since,
      })),
    );
}

test("a rule asks for a choice of an own field and sets another; what is not offered is no rule", async () => {
  await noRules();
  const asks = { if: [{ type: "field", is: "os:linux" }], do: [{ type: "field", to: "cause:cable" }] };
  const { id, sentence } = await ruleOf(asks);
  expect(sentence).toBe("When a ticket is opened, if it has “os: LINUX”: set “cause: CABLE”.");
  const { body: ko } = await bench.call("GET", `/staff/rules/${id}`, undefined, asOf(admin, { locale: "ko" }));
  expect(ko.data.sentence).toContain("‘cause (한국어): CABLE (한국어)’");
  const opened = await bench.call("POST", "/staff/tickets", { customer: customer.id, ...newTicket(), fields: { os: "linux" } }, asOf(sera));
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  await ran(opened.body.data.id);
  const { body: desk } = await bench.call("GET", `/staff/tickets/${opened.body.data.id}`, undefined, asOf(sera));
  expect(desk.data.fields.map((one: { id: string; value: unknown }) => [one.id, one.value])).toEqual([
    ["os", "linux"],
    ["cause", "cable"],
  ]);
  const types = desk.data.messages.flatMap((one: { event?: { type: string } }) => (one.event ? [one.event.type] : []));
  expect(types).toEqual(expect.arrayContaining(["rule", "field"]));
  const refused = async (parts: object) =>
    (await bench.call("POST", "/staff/rules", { name: "No", when: { type: "ticket_opened" }, ...parts }, asOf(admin))).body.errors;
  expect(Object.keys(await refused({ if: [], do: [{ type: "field", to: "os:dos" }] }))).toEqual(["do.0"]);
  expect(Object.keys(await refused({ ...asks, if: [{ type: "field", is: "nothing:x" }] }))).toEqual(["if.0"]);
  expect(Object.keys(await refused({ ...asks, when: { type: "enquiry_received" } })).length).toBeGreaterThan(0);
});

test("no loops: random rules on random events end, each acts once for an event, and none on what a rule did", async () => {
  const roll = dice(7);
  await db().update(webhooks).set({ disabledAt: null });
  await storeRules(Array.from({ length: 40 }, () => randomRule(roll, triggers, named())));
  const events: Parameters<typeof applyRules>[1][] = [];
  const ids: string[] = [];
  const heard = vi.spyOn(bench.services.jobs, "send");
  for (let n = 0; n < 4; n++) {
    const over = {
      subject: `A ${roll.one(randomWords)} again`,
      department: roll.one(departments.slice(0, 1)),
      priority: roll.one(priorities),
    };
    const { id } = await openOne(bench, customer, over);
    ids.push(id);
    for (let m = 0; m < 4; m++) {
      if (roll.number(2) === 0) {
        const wrote = await bench.call("POST", `/tickets/${id}/messages`, { body: body(roll.one(randomWords)) }, asOf(customer));
        expect(wrote.status).toBe(201);
      } else {
        const { lastSeq } = await ticketOf(id);
        const sent = await bench.call(
          "POST",
          `/staff/tickets/${id}/replies`,
          { body: body("We look."), last_seen_seq: lastSeq, next_state: "in_progress" },
          asOf(sera),
        );
        if (sent.status === 201) await db().transaction((tx) => releaseReply(tx, bench.services, sent.body.data.id));
      }
    }
  }
  for (const [, name, data] of heard.mock.calls) if (name === "apply-rules") events.push(data as (typeof events)[number]);
  heard.mockRestore();
  // Everything that was heard of was done by a person.
  const messages = await db().select().from(ticketMessages).where(eq(ticketMessages.kind, "public"));
  for (const event of events) {
    if (!("ticketId" in event)) continue;
    const said = messages.find(({ ticketId, seq }) => ticketId === event.ticketId && seq === event.seq);
    expect(said?.by, JSON.stringify(event)).not.toBe("system");
  }
  expect(events.length).toBeGreaterThan(12);
  // Again and at once: each is done once.
  await Promise.all(events.map((event) => applyRules(bench.services, event)));
  const runs = (await Promise.all(ids.map(runsOf))).flat();
  const once = new Set(runs.map(({ ruleId, ticketId, event }) => `${ruleId} ${ticketId} ${event}`));
  expect(runs.length).toBeGreaterThan(10);
  expect(once.size).toBe(runs.length);
  for (const id of ids) {
    const did = runs.filter(({ ticketId }) => ticketId === id).flatMap((run) => run.did as Effect[]);
    expect(did.filter((effect) => !effect.not).length).toBeLessThanOrEqual(actionsPerHour);
  }
  expect(await db().$count(webhookDeliveries, and(eq(webhookDeliveries.event, "rule.matched")))).toBeGreaterThan(0);
}, 120_000);

test("the dry run writes nothing, and says what the rule then does: random rules", async () => {
  const roll = dice(11);
  const everything = async () => {
    const tables = [
      "tickets",
      "ticket_messages",
      "rule_runs",
      "assignment_turns",
      "canned_replies",
      "automation_rules",
      "ticket_field_values",
    ];
    const states = [];
    for (const table of tables)
      states.push(await db().execute(sql.raw(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t`)));
    return JSON.stringify(states);
  };
  // Bells and deliveries of what was done before are still under way, and clocks strike; they are no part of a dry run.
  await bench.services.jobs.stop();
  await db().update(webhooks).set({ disabledAt: new Date() });
  await noRules();
  let matched = 0;
  for (const accountId of [sera.id, dohyun.id])
    await db()
      .insert(agentPresence)
      .values({ accountId, status: "online", seats: 9, pingedAt: new Date(Date.now() + 600_000) });
  for (let n = 0; n < (everyWay ? 25 : 10); n++) {
    await db().delete(ruleRuns);
    for (const { id } of await db().select({ id: tickets.id }).from(tickets)) {
      const given = { tags: roll.some(randomTags), assigneeId: roll.one([null, sera.id]), priority: roll.one(priorities) };
      await db()
        .update(tickets)
        .set({ state: "open", ...given, department: roll.one(departments) })
        .where(eq(tickets.id, id));
      await db().delete(ticketFieldValues).where(eq(ticketFieldValues.ticketId, id));
      const chosen = { ticketId: id, fieldId: "os", audience: "staff", textValue: roll.one(["linux", "bsd"]) } as const;
      if (roll.number(2) === 0) await db().insert(ticketFieldValues).values(chosen);
    }
    const rule = randomRule(roll, triggers, named());
    const before = await everything();
    const trial = await tryRule(db(), bench.services, rule, "en");
    expect(await everything(), `rule ${n}`).toBe(before);
    expect(trial.looked).toBeGreaterThan(5);
    await storeRules([rule]);
    // In the order in which they were opened, as the dry run thinks of them.
    const rows = await db().select().from(tickets).orderBy(tickets.createdAt, tickets.id);
    for (const row of rows) {
      const seq = { ticket_opened: 1, customer_replied: row.customerSeq, staff_replied: row.staffPublicSeq }[
        rule.when.type as "ticket_opened"
      ];
      if (rule.when.type === "customer_replied" && seq <= 1) continue;
      const [said] = await db()
        .select()
        .from(ticketMessages)
        .where(and(eq(ticketMessages.ticketId, row.id), eq(ticketMessages.seq, seq)));
      if (rule.when.type === "staff_replied" && said?.by !== "staff") continue;
      await applyRules(bench.services, { trigger: rule.when.type as "ticket_opened", ticketId: row.id, seq });
    }
    const did = new Map((await db().select().from(ruleRuns)).map(({ ticketId, did }) => [ticketId, did]));
    const said = new Map(trial.matched.map(({ id, would }) => [id, would.map(({ effect }) => effect)]));
    expect(Object.fromEntries(did), `rule ${n}: ${trial.sentence}`).toEqual(Object.fromEntries(said));
    matched += did.size;
  }
  expect(matched).toBeGreaterThan(everyWay ? 20 : 5);
}, 240_000);
