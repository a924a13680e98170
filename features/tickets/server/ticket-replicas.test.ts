// Two replicas on one Postgres: every job is done by one of them, once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { notifications } from "#db/schema/notifications.ts";
import { ticketMessages, ticketOutbox, tickets } from "#db/schema/tickets.ts";
import { releaseJob } from "#features/tickets/server/staff/staff-closing.server.ts";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#server/service-list.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import { asOf, body, openOne } from "./ticket-fixture.ts";
import { closeUnanswered, watchClocks } from "./ticket-jobs.server.ts";

describe.runIf(postgresUrl)("two replicas", () => {
  let bench: ApiBench;
  let other: Services;
  let ann: Person;
  let agent: Person;
  const folder = mkdtempSync(join(tmpdir(), "aranode-replica-"));
  beforeAll(async () => {
    bench = await apiBench("postgres");
    const { DATABASE_URL = "" } = bench.services.config;
    other = await openServices(
      parseConfig({ DATA_DIR: folder, DATABASE_URL, SECRETS_KEY: testSecretsKey, STAFF_TWO_FACTOR: "optional", LOG_LEVEL: "silent" }),
      {
        log: createLog("silent"),
      },
    );
    await other.jobs.start();
    [ann, agent] = [await bench.person(), await bench.person({ role: "agent" })];
  });
  afterAll(async () => {
    await other.close();
    await bench.dispose();
    rmSync(folder, { recursive: true, force: true });
  });
  const db = () => bench.services.database.orm;
  const events = async (ticketId: string, type: string) =>
    (
      await db()
        .select()
        .from(ticketMessages)
        .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.kind, "event")))
    ).filter((row) => row.event?.type === type);

  test("twenty waiting replies, asked for by both: each becomes one message and one mail", async () => {
    const opened: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { id } = await openOne(bench, ann);
      opened.push(id);
      await bench.call("POST", `/staff/tickets/${id}/replies`, { body: body(`answer ${n}`), last_seen_seq: 99 }, asOf(agent));
    }
    // Everybody asks for every reply, at once and twice.
    const waiting = await db().select({ id: ticketOutbox.id }).from(ticketOutbox);
    await Promise.all(
      [bench.services, other, bench.services, other].flatMap((replica) =>
        waiting.map(({ id }) => replica.database.orm.transaction((tx) => replica.jobs.send(tx, releaseJob, { replyId: id }))),
      ),
    );
    await expect.poll(async () => (await db().select().from(ticketOutbox)).length, { timeout: 30_000 }).toBe(0);
    for (const id of opened) {
      const said = await db()
        .select()
        .from(ticketMessages)
        .where(and(eq(ticketMessages.ticketId, id), eq(ticketMessages.by, "staff"), eq(ticketMessages.kind, "public")));
      expect(said).toHaveLength(1);
    }
    const told = async () =>
      (await db().select().from(mails).where(eq(mails.recipient, ann.email))).filter(({ text }) => /answer \d/.test(text)).length;
    await expect.poll(told, { timeout: 30_000 }).toBe(20);
    const bells = await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.accountId, ann.id), eq(notifications.kind, "ticket_reply")));
    expect(bells).toHaveLength(20);
  });

  test("the same minute on both: a missed deadline is marked once, an unanswered ticket is closed once", async () => {
    const late = await openOne(bench, ann);
    const soon = new Date(Date.now() + 30 * 86_400_000);
    await Promise.all([bench.services, other, bench.services, other].map((replica) => watchClocks(replica, soon)));
    expect(await events(late.id, "overdue")).toHaveLength(1);

    const quiet = await openOne(bench, ann);
    const answeredAt = new Date(Date.now() - 8 * 86_400_000);
    await db()
      .update(tickets)
      .set({ state: "answered", answeredAt, closingToldAt: new Date(answeredAt.getTime() + 6 * 86_400_000) })
      .where(eq(tickets.id, quiet.id));
    await Promise.all([bench.services, other, bench.services, other].map((replica) => closeUnanswered(replica, new Date())));
    expect(await events(quiet.id, "closed")).toHaveLength(1);
  });

  test("a recurring job has one schedule, however many replicas define it", async () => {
    const rows = await bench.services.database.query<{ name: string; count: number }>(
      "select name, count(*)::int as count from jobs.schedule group by name",
    );
    expect(rows.map(({ name }) => name)).toContain("ticket-clocks");
    expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
  });
});
