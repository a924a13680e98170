import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { cannedReplies, ticketMessages, tickets, ticketViews } from "#db/schema/tickets.ts";
import { demoTicketsEn } from "#db/seed/demo-tickets-en.ts";
import { demoTicketsKo } from "#db/seed/demo-tickets-ko.ts";
import { viewConsents } from "#features/accounts/privacy/consents.server.ts";
import { parseRichText } from "#features/rich-text/rich-text.ts";
import { cannedReplyBody } from "#features/support/rules/canned-replies.contract.ts";
import { saveViewBody } from "#features/tickets/rules/saved-views.contract.ts";
import { ticketStates } from "#features/tickets/rules/ticket-states.ts";
import { createTicketBody } from "#features/tickets/rules/tickets.contract.ts";
import { seedSamples } from "#server/seed-demo.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { demoMoment } from "./demo-moments.ts";
import { seedDemoTickets } from "./seed-demo-tickets.server.ts";

const stories = [...demoTicketsEn, ...demoTicketsKo];

describe.each(oneEngine)("sample tickets on %s", (engine) => {
  let bench: ApiBench;
  const rows = () => bench.services.database.orm.select().from(tickets);
  beforeAll(async () => {
    bench = await apiBench(engine);
    await seedSamples(bench.services);
  });
  afterAll(() => bench.dispose());

  test("look 23: the demo's customers have agreed to what is required, and to nothing else", async () => {
    const { consents: shown } = await viewConsents(bench.services.database.orm, "demo-alex");
    for (const { kind, required, granted } of shown) expect(granted, kind).toBe(required);
  });

  test("everybody in the demo can be read in both scripts, their own first, and has a name in each language", async () => {
    const people = await bench.services.database.orm.select().from(accounts).where(eq(accounts.demo, true));
    expect(people.length).toBeGreaterThan(8);
    for (const { name, names, locale } of people) {
      expect(name).toMatch(/\p{Script=Hangul}/u);
      expect(name).toMatch(/\p{Script=Latin}/u);
      expect(Object.keys(names).sort(), name).toEqual([...locales].sort());
      for (const written of Object.values(names)) expect(name).toContain(written);
      expect(name.startsWith(names[locale] ?? "?"), name).toBe(true);
    }
  });

  test("every state, every team and every priority is there, and nothing happened after now", async () => {
    const all = await rows();
    expect(all).toHaveLength(stories.length);
    expect([...new Set(all.map(({ state }) => state))].sort()).toEqual([...ticketStates].sort());
    expect(new Set(all.map(({ department }) => department)).size).toBe(4);
    expect(new Set(all.map(({ priority }) => priority)).size).toBe(4);
    for (const ticket of all) {
      expect(ticket.lastAt.getTime()).toBeLessThanOrEqual(Date.now());
      expect(ticket.updatedAt >= ticket.createdAt).toBe(true);
    }
    // Numbers follow the order in which tickets were opened.
    const byNumber = [...all].sort((one, other) => one.number.localeCompare(other.number));
    expect(byNumber.map(({ createdAt }) => createdAt.getTime())).toEqual(
      all.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b),
    );
  });

  test("what is stored would pass the forms, and each thread is in order", async () => {
    for (const { subject, department, priority } of await rows()) {
      expect(createTicketBody.shape.subject.safeParse(subject).success, subject).toBe(true);
      if (department === "billing" || department === "sales") expect(priority).not.toBe("urgent");
    }
    const messages = await bench.services.database.orm.select().from(ticketMessages).orderBy(ticketMessages.ticketId, ticketMessages.seq);
    for (const [index, message] of messages.entries()) {
      if (message.kind !== "event") expect(parseRichText(message.body)).toEqual(message.body);
      const before = messages[index - 1];
      if (before?.ticketId === message.ticketId) expect(message.createdAt >= before.createdAt, message.text).toBe(true);
    }
    for (const reply of await bench.services.database.orm.select().from(cannedReplies)) {
      const { shortcut, department, title, body } = reply;
      expect(cannedReplyBody.safeParse({ shortcut, department, title, body }).success, shortcut).toBe(true);
    }
    for (const { name, filters } of await bench.services.database.orm.select().from(ticketViews)) {
      expect(saveViewBody.safeParse({ name, filters }).success, name).toBe(true);
    }
  });

  test("a customer logs in and finds tickets, a file, a service and an unread notice", async () => {
    const login = { email: "alex@example.com", password: "sail-by-the-chart-26", session_id: "s", user_type: "customer", device: "web" };
    const { token } = (await bench.call("POST", "/login", login, { demo: true })).body.data;
    const { body } = await bench.call("GET", "/tickets?status=all", undefined, { token });
    expect(body.data).toHaveLength(stories.filter(({ customer }) => customer === "alex").length);
    expect(body.meta.counts.unread).toBe(1);
    const loss = body.data.find(({ subject }: { subject: string }) => subject.startsWith("Packet loss"));
    const ticket = (await bench.call("GET", `/tickets/${loss.id}`, undefined, { token })).body.data;
    expect(ticket.files).toMatchObject([{ name: "mtr-sin-icn-1324.txt", type: "text/plain" }]);
    expect(JSON.stringify(ticket.messages)).not.toContain("번들 멤버");
    expect(ticket.due_at).not.toBeNull();
    expect((await bench.call("GET", `/files/${ticket.files[0].id}`, undefined, { token })).body).toContain("3.1%");
    expect((await bench.call("GET", "/services", undefined, { token })).body.data).toHaveLength(4);
    expect((await bench.call("GET", "/notifications", undefined, { token })).body.meta.unread).toBe(1);
  });

  test("started again nothing is doubled; an erased customer comes back whole; nobody logs in without a password", async () => {
    const before = (await rows()).length;
    expect(await seedDemoTickets(bench.services)).toBe(0);
    expect(await rows()).toHaveLength(before);
    await bench.services.database.orm.delete(accounts).where(eq(accounts.id, "demo-seoyeon"));
    await seedSamples(bench.services);
    expect(await rows()).toHaveLength(before);
    const login = { email: "priya@example.com", session_id: "s", user_type: "customer", device: "web" };
    for (const password of ["", "sail-by-the-chart-26"]) {
      expect((await bench.call("POST", "/login", { ...login, password }, { demo: true })).status).toBe(422);
    }
  });
});

test("days are counted as working days in Korea", () => {
  // A Sunday afternoon in Korea, and a Monday after a holiday on Friday.
  expect(demoMoment("-1d 13:26", new Date("2026-11-15T05:00:00Z")).toISOString()).toBe("2026-11-13T04:26:00.000Z");
  expect(demoMoment("-2d 09:00", new Date("2026-10-12T01:00:00Z")).toISOString()).toBe("2026-10-07T00:00:00.000Z");
  expect(demoMoment("-25m", new Date("2026-10-12T01:00:00Z")).toISOString()).toBe("2026-10-12T00:35:00.000Z");
});
