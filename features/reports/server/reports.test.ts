// Report figures over random histories, against a recount; and the history itself, against what was done by way of the API.
import { and, asc, eq, or, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chats } from "#db/schema/chat.ts";
import { reportBlocks, supportFacts } from "#db/schema/reports.ts";
import { tickets } from "#db/schema/tickets.ts";
import { online, startTaken } from "#features/chat/server/chat-fixture.ts";
import { mailWeeklyReport } from "#features/reports/notices/weekly-report.server.ts";
import { addDays, dayStart, lastDays, periodBefore, reportZone, weekOf } from "#features/reports/rules/report-days.ts";
import { type ReportList, type Split, splits } from "#features/reports/rules/report-names.ts";
import { releaseReply } from "#features/tickets/server/staff/staff-replies.server.ts";
import { asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { readReport } from "./read-report.server.ts";
import { listEntries } from "./report-entries.server.ts";
import { behind, type Fact, keyOf, openAt, type Random, randomHistory, randomOf, recount, times, within } from "./report-fixture.ts";
import { prepareReports } from "./report-jobs.server.ts";

const histories = everyWay ? 50 : 20;

describe.each(oneEngine)("reports on %s", (engine) => {
  let bench: ApiBench;
  let customer: Person;
  let staff: Person[];
  beforeAll(async () => {
    bench = await apiBench(engine);
    customer = await bench.person({});
    staff = [];
    for (const name of ["Bora", "Dohyun", "Sera"]) staff.push(await bench.person({ role: "agent", name }));
  });
  afterAll(() => bench.dispose());

  async function compare(facts: readonly Fact[], random: Random, now: Date): Promise<void> {
    const db = bench.services.database.orm;
    const to = addDays(dayOf(now, reportZone), -random(4));
    const period = { from: addDays(to, -random(18)), to };
    const before = periodBefore(period);
    const split = splits[random(splits.length)] as Split;
    const report = await readReport(db, { ...period, split, page: 1 }, now);
    expect(report.figures).toEqual(recount(within(facts, period)));
    expect(report.figures_before).toEqual(recount(within(facts, before)));
    for (const row of report.split?.rows ?? []) {
      const own = facts.filter((fact) => keyOf[split](fact) === row.key);
      expect({ key: row.key, ...row.figures }).toEqual({ key: row.key, ...recount(within(own, period)) });
      expect(row.before).toEqual(recount(within(own, before)));
    }
    for (const day of report.course) {
      const { opened, solved } = recount(within(facts, day));
      expect(day).toEqual({ from: day.from, to: day.to, opened, solved });
    }
    expect(report.course.at(-1)?.to).toBe(to);
    expect(report.backlog_before).toEqual(times(openAt(facts, dayStart(period.from).getTime())));
    const end = to === dayOf(now, reportZone) ? now : dayStart(addDays(to, 1));
    expect(report.backlog).toEqual(times(openAt(facts, end.getTime())));
    // Lists are searched one by one: every fifth time will do.
    if (random(5) > 0) return;
    for (const [list, belongs] of Object.entries(behind) as [ReportList, (fact: Fact) => boolean][]) {
      const entries = (await listEntries(db, { ...period, list }, now)).data;
      const expected = within(facts, period).filter(belongs);
      expect(entries.map(({ id }) => id).sort()).toEqual(expected.map(({ ticketId, chatId }) => ticketId ?? chatId ?? "").sort());
    }
  }

  test(`figures equal a recomputation over ${histories} random histories, also after tickets went`, { timeout: 120_000 }, async () => {
    const db = bench.services.database.orm;
    const people = { customer: customer.id, staff: staff.map(({ id }) => id) };
    for (let seed = 1; seed <= histories; seed++) {
      const random = randomOf(seed);
      const now = new Date();
      const history = randomHistory(random, people, now.getTime());
      await db.insert(tickets).values(history.tickets);
      if (history.chats.length > 0) await db.insert(chats).values(history.chats);
      await db.insert(supportFacts).values(history.facts);
      await compare(history.facts, random, now).catch((error) => Promise.reject(new Error(`seed ${seed}`, { cause: error })));
      // What was kept of it must not outlive a ticket that goes; clearing up asks the same of the next seed.
      if (seed % 5 > 0) {
        await db.delete(tickets);
        await db.delete(chats);
        continue;
      }
      const [gone] = history.tickets;
      await db.delete(tickets).where(sql`${tickets.id} = ${gone?.id}`);
      const left = history.facts.filter(({ ticketId }) => ticketId !== gone?.id);
      await compare(left, random, now).catch((error) => Promise.reject(new Error(`seed ${seed}, one gone`, { cause: error })));
      await db.delete(tickets);
      await db.delete(chats);
    }
  });

  test("stored sums are derived: thrown away and made again they are the same", async () => {
    const db = bench.services.database.orm;
    const random = randomOf(77);
    const now = new Date();
    const history = randomHistory(random, { customer: customer.id, staff: staff.map(({ id }) => id) }, now.getTime());
    await db.insert(tickets).values(history.tickets);
    if (history.chats.length > 0) await db.insert(chats).values(history.chats);
    await db.insert(supportFacts).values(history.facts);
    const period = { ...lastDays(20, now), page: 1, split: "department" as const };
    await prepareReports(bench.services.database, now);
    const first = await readReport(db, period, now);
    expect(first.figures.opened).toBe(within(history.facts, period).filter(({ kind }) => kind === "opened").length);
    await db.delete(reportBlocks);
    expect(await readReport(db, period, now)).toEqual(first);
    await db.delete(tickets);
    await db.delete(chats);
  });

  test("what was done is what was written down: tickets", async () => {
    const admin = await bench.person({ role: "admin", name: "Yuna" });
    const [agent] = staff as [Person];
    const ann = await bench.person({ name: "Ann Lee", locale: "ko" });
    const as = (person: Person, method: string, path: string, input: unknown = method === "GET" ? undefined : {}) =>
      bench.call(method, path, input, asOf(person));
    const ticket = await openOne(bench, ann, { department: "abuse", priority: "urgent" });
    // Opened 41 minutes ago: the urgent ticket's first answer was due within fifteen.
    await bench.services.database.query(
      `update tickets set created_at = created_at - interval '41 minutes', first_since = first_since - interval '41 minutes',
        resolution_since = resolution_since - interval '41 minutes' where id = $1`,
      [ticket.id],
    );
    const sent = await as(agent, "POST", `/staff/tickets/${ticket.id}/replies`, {
      body: body("The card was charged once."),
      last_seen_seq: 2,
    });
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, sent.body.data.id));
    await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { department: "sales" });
    await as(ann, "POST", `/tickets/${ticket.id}/close`);
    await as(ann, "POST", `/tickets/${ticket.id}/rating`, { rating: 2 });
    await as(ann, "POST", `/tickets/${ticket.id}/rating`, { rating: 4, comment: "Quick after all" });
    await as(ann, "POST", `/tickets/${ticket.id}/reopen`);
    await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { state: "closed" });
    const spare = await openOne(bench, ann);
    const target = await openOne(bench, ann);
    await as(agent, "POST", `/staff/tickets/${spare.id}/merge`, { into: target.id });

    const { kind, department, personId, language, kept, rating } = supportFacts;
    const written = await bench.services.database.orm
      .select({ kind, department, personId, language, kept, rating })
      .from(supportFacts)
      .where(or(eq(supportFacts.ticketId, ticket.id), and(eq(supportFacts.ticketId, spare.id), eq(kind, "merged"))))
      .orderBy(asc(supportFacts.at), asc(supportFacts.kind));
    const fact = (over: object) => ({ department: "sales", personId: agent.id, language: "ko", kept: null, rating: null, ...over });
    expect(written).toEqual([
      fact({ kind: "opened", department: "abuse", personId: null }),
      fact({ kind: "answered", department: "abuse", kept: false }),
      fact({ kind: "solved", kept: true }),
      fact({ kind: "rated", rating: 4 }),
      fact({ kind: "reopened" }),
      fact({ kind: "solved", kept: true }),
      fact({ kind: "merged", department: "technical", personId: null }),
    ]);

    const report = (await as(admin, "GET", "/staff/reports?split=department")).body.data;
    expect(report.figures).toMatchObject({ opened: 3, solved: 2, reopened: 1, answers: { count: 1, kept: 0, median: 2_700 } });
    expect(report.split.rows.find(({ key }: { key: string }) => key === "sales").figures).toMatchObject({ opened: 0, solved: 2 });
    // The rating went with the reopening; what stands in the history has no words any more.
    expect(report.comments).toEqual([]);
    const late = await as(admin, "GET", "/staff/reports/entries?list=late_answers");
    expect(late.body.data).toMatchObject([{ kind: "ticket", id: ticket.id, number: ticket.number, kept: false, person: "Bora" }]);
    const sheet = await as(admin, "GET", "/staff/reports/export?split=department");
    expect(sheet.body).toContain("department,sales,solved,2,0");
    for (const path of ["/staff/reports", "/staff/reports/entries?list=opened", "/staff/reports/export"]) {
      expect((await as(agent, "GET", path)).status).toBe(403);
    }
    for (const query of [
      "from=2026-02-02",
      "from=2026-02-30&to=2026-03-02",
      "from=2026-03-02&to=2026-03-01",
      "from=2020-01-01&to=2026-01-01",
    ]) {
      expect((await as(admin, "GET", `/staff/reports?${query}`)).status, query).toBe(422);
    }
  });

  test("what was done is what was written down: chats", async () => {
    const [, agent] = staff as [Person, Person];
    await online(bench, agent);
    const min = await bench.person({ name: "Kim Min", locale: "ko" });
    const chat = await startTaken(bench, min, agent);
    await bench.call("POST", `/chat/${chat.id}/close`, {}, asOf(min));
    await bench.call("POST", `/chat/${chat.id}/rating`, { rating: 2 }, asOf(min));
    await bench.call("POST", `/chat/${chat.id}/rating`, { rating: 5, comment: "Solved at once" }, asOf(min));
    const written = await bench.services.database.orm
      .select()
      .from(supportFacts)
      .where(eq(supportFacts.chatId, chat.id))
      .orderBy(asc(supportFacts.at));
    expect(written).toMatchObject([
      { kind: "chat_taken", personId: agent.id, channel: "chat", language: "en" },
      { kind: "chat_ended", personId: agent.id },
      { kind: "rated", rating: 5 },
    ]);
    const report = await readReport(bench.services.database.orm, { page: 1 });
    expect(report.comments).toMatchObject([{ kind: "chat", id: chat.id, rating: 5, comment: "Solved at once" }]);
  });

  test("the weekly mail goes to those who chose it and may read reports, once", async () => {
    const [agent] = staff as [Person];
    const reader = await bench.person({ role: "admin", name: "Hana", locale: "ko" });
    const mails = (person: Person) => bench.call("GET", "/staff/notification-preferences", undefined, asOf(person));
    expect((await mails(reader)).body.data.mails.staff_report_weekly).toBe(false);
    expect((await mails(agent)).body.data.mails).not.toHaveProperty("staff_report_weekly");
    for (const person of [reader, agent]) {
      await bench.call("PATCH", "/staff/notification-preferences", { mails: { staff_report_weekly: true } }, asOf(person));
    }
    const later = new Date(Date.now() + 7 * 86_400_000);
    for (let turn = 0; turn < 2; turn++) await mailWeeklyReport(bench.services, later);
    const sent = (await bench.services.mail.captured()).filter(({ text }) => text.includes("/staff/reports?from="));
    expect(sent.map(({ to }) => to)).toEqual([reader.email]);
    const monday = addDays(weekOf(dayOf(later, reportZone)), -7);
    const { figures } = await readReport(bench.services.database.orm, { from: monday, to: addDays(monday, 6), page: 1 }, later);
    expect(figures.opened).toBeGreaterThan(0);
    expect(sent[0]?.text).toContain(`${m.report_opened({}, { locale: "ko" })}: ${figures.opened} (`);
  });

  test("tickets are counted by what is chosen in a field of the provider's own, in the table and in the file", async () => {
    const admin = await bench.person({ role: "admin" });
    const words = (text: string) => ({ en: text, ko: text });
    const choices = ["east", "west"].map((id) => ({ id, ...words(id.toUpperCase()), retired: false }));
    const field = {
      id: "site",
      kind: "choice",
      audience: "staff",
      label: words("Site"),
      hint: words(""),
      choices,
      departments: [],
      required: false,
    };
    await bench.call("PUT", "/staff/settings/fields", { version: 0, value: { fields: [field] } }, asOf(admin));
    while (bench.services.fields().length === 0) await new Promise((later) => setTimeout(later, 10));
    const owner = await bench.person({});
    const opened = [];
    for (let n = 0; n < 3; n += 1) opened.push((await openOne(bench, owner)).id);
    for (const id of opened.slice(1)) await bench.call("PATCH", `/staff/tickets/${id}`, { fields: { site: "west" } }, asOf(admin));
    const { body: answer } = await bench.call("GET", "/staff/reports?field=site", undefined, asOf(admin));
    expect(answer.data.fields).toEqual([{ id: "site", label: "Site" }]);
    const rows = answer.data.by_field.rows as { key: string; name: string | null; figures: { opened: number } }[];
    expect(rows.map(({ key, name }) => [key, name])).toEqual([
      ["east", "EAST"],
      ["west", "WEST"],
      ["", null],
    ]);
    const [east, west, none] = rows.map(({ figures }) => figures.opened);
    expect([east, west, (west ?? 0) + (none ?? 0)]).toEqual([0, 2, answer.data.figures.opened]);
    const { body: listed } = await bench.call("GET", "/staff/reports/entries?list=opened&field=site:west", undefined, asOf(admin));
    expect(listed.data.map(({ id }: { id: string }) => id).sort()).toEqual(opened.slice(1).sort());
    const file = await bench.call("GET", "/staff/reports/export?field=site", undefined, asOf(admin));
    expect(String(file.body)).toMatch(/site,WEST,opened,2/);
  });
});
