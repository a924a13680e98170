// How the desk holds up as it grows: the same requests on 10,000 and on 1,000,000 tickets, side by side in one run.
// Each request goes to the small and the large database in turn, so that a busy machine slows both. Postgres only.
// BENCH_KEEP=1 leaves the two databases and finds them again; BENCH_PLANS=1 prints every plan.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { type Api, createApi } from "#server/api.ts";
import { resolveViewer } from "#server/pages/viewer.ts";
import type { Services } from "#server/service-list.ts";
import { openServices } from "#server/services.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { startSession } from "#tests/fixtures/start-session.ts";
import { at } from "./load.ts";
import { type Seeded, seedTickets, shapeOf, ticketNumber } from "./seed-tickets.ts";
import { readPlans, statementsOf } from "./ticket-plans.ts";

const small = 10_000;
const large = Number(process.env.BENCH_TICKETS ?? 1_000_000);
const ratioMaximum = 3;
const rounds = Number(process.env.BENCH_ROUNDS ?? 150);

type Console = Seeded & { services: Services; api: Api; admin: postgres.Sql; staffToken: string; drop: () => Promise<void> };
type Ask = (desk: Console, n: number) => { path: string; customer?: number };

const pad = (n: number, length: number) => String(n).padStart(length, "0");
/** Spread over the whole table, the same in every run. */
const spread = (n: number, size: number) => (n * 7_919 + 13) % size;
const ofCustomer =
  (query: string): Ask =>
  (desk, n) => ({ path: `/tickets${query}`, customer: spread(n, desk.customers) });
const ofStaff =
  (path: string): Ask =>
  () => ({ path });

const asked: Record<string, Ask> = {
  "customer: list": ofCustomer(""),
  "customer: closed": ofCustomer("?status=closed"),
  "customer: all by creation": ofCustomer("?status=all&sort=created"),
  "customer: search": ofCustomer("?status=all&q=traffic"),
  "staff: needs reply": ofStaff("/staff/tickets"),
  "staff: mine": ofStaff("/staff/tickets?view=mine"),
  "staff: unassigned": ofStaff("/staff/tickets?view=unassigned"),
  "staff: due soon": ofStaff("/staff/tickets?view=due_soon"),
  "staff: overdue": ofStaff("/staff/tickets?view=overdue"),
  "staff: waiting": ofStaff("/staff/tickets?view=waiting"),
  "staff: on hold": ofStaff("/staff/tickets?view=on_hold"),
  "staff: closed": ofStaff("/staff/tickets?view=closed"),
  "staff: all": ofStaff("/staff/tickets?view=all"),
  "staff: billing": ofStaff("/staff/tickets?department=billing"),
  "staff: by number": (desk, n) => ({ path: `/staff/tickets?view=all&q=${ticketNumber(spread(n, desk.tickets) + 1)}` }),
  "staff: one customer": (desk, n) => ({ path: `/staff/tickets?view=all&customer=customer-${pad(spread(n, desk.customers), 8)}` }),
  "staff: counts": ofStaff("/staff/tickets/counts"),
  "staff: ticket page": (desk, n) => ({ path: `/staff/tickets/ticket-${pad(spread(n, desk.tickets) + 1, 9)}` }),
};

export async function benchTickets(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!url) return console.log("tickets: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const desks: Console[] = [];
  try {
    for (const size of [small, large]) {
      const started = performance.now();
      desks.push(await openConsole(url, size));
      console.log(
        `tickets: ${size.toLocaleString("en")} tickets with ${(size * 5).toLocaleString("en")} messages ready in ${seconds(started)} s`,
      );
    }
    const [one, other] = desks as [Console, Console];
    const before = await Promise.all(desks.map(scans));
    let worst = 0;
    const unindexed: string[] = [];
    for (const [name, ask] of [...Object.entries(asked), ["customer: ticket page", ticketPage] as const]) {
      const [few, many] = await compare(ask, one, other);
      const ratio = many / few;
      worst = Math.max(worst, ratio);
      const { indexes, scanned } = await readPlans(other.admin, await statementsOf(other.services.database, () => askOnce(other, ask, 0)));
      if (scanned.length > 0) unindexed.push(name);
      console.log(
        `${name.padEnd(26)} p95 ${few.toFixed(1).padStart(6)} ms → ${many.toFixed(1).padStart(6)} ms   × ${ratio.toFixed(2)}${ratio > ratioMaximum ? "  too slow" : ""}   by ${[...indexes].filter((index) => index.startsWith("ticket")).join(", ")}`,
      );
    }
    const after = await Promise.all(desks.map(scans));
    const scanned = after.map((count, index) => count - (before[index] ?? 0));
    console.log(
      `tickets: worst ratio × ${worst.toFixed(2)} (at most ${ratioMaximum}); plans without an index: ${unindexed.join(", ") || "none"}; ` +
        `sequential scans counted by the large database: ${scanned[1]}`,
    );
    if (worst > ratioMaximum || unindexed.length > 0 || (scanned[1] ?? 0) > 0) process.exitCode = 1;
  } finally {
    for (const desk of desks) await desk.drop();
  }
}

const ticketPage: Ask = (desk, n) => {
  const customer = spread(n, desk.customers);
  return { path: `own:${customer}`, customer };
};

async function askOnce(desk: Console, ask: Ask, n: number): Promise<number> {
  const { path, customer } = ask(desk, n);
  const token = customer === undefined ? desk.staffToken : await tokenOf(desk, customer);
  const target = path.startsWith("own:") ? `/tickets/${await anyTicketOf(desk, customer ?? 0)}` : path;
  const from = performance.now();
  const response = await desk.api.fetch(new Request(`http://bench${target}`, { headers: { authorization: `Bearer ${token}` } }), {
    requestId: "bench",
    clientAddress: `198.51.${n % 250}.1`,
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${target} answered ${response.status}`);
  return performance.now() - from;
}

async function compare(ask: Ask, one: Console, other: Console): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds + 10; n++) {
    for (const [index, desk] of [one, other].entries()) {
      const took = await askOnce(desk, ask, n);
      // The first ones warm up plans and caches.
      if (n >= 10) times[index]?.push(took);
    }
  }
  return times.map((list) =>
    at(
      list.sort((a, b) => a - b),
      0.95,
    ),
  ) as [number, number];
}

async function openConsole(url: string, size: number): Promise<Console> {
  const keep = process.env.BENCH_KEEP === "1";
  const name = `bench_tickets_${keep ? size : randomBytes(4).toString("hex")}`;
  const root = postgres(url, { max: 1, onnotice: () => {} });
  const [there] = await root`select 1 from pg_database where datname = ${name}`;
  if (!there) await root.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const services = await openServices(
    parseConfig({
      DATABASE_URL: own.href,
      SECRETS_KEY: testSecretsKey,
      STAFF_TWO_FACTOR: "optional",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
    }),
    {
      log: createLog("error"),
    },
  );
  const admin = postgres(own.href, { max: 1, onnotice: () => {} });
  const drop = async () => {
    await services.close().catch(() => {});
    await admin.end();
    if (!keep) await root.unsafe(`drop database if exists ${name} with (force)`);
    await root.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [kept] = await admin`select 1 from tickets limit 1`;
    const seeded = kept ? shapeOf(size) : await seedTickets(own.href, size);
    const { token } = await startSession(services.database.orm, "staff-00000001");
    // A desk asks more often than the limit of one person allows.
    const api = createApi({ ...services, limits: { ...services.limits, consume: async () => {} } }, resolveViewer(services));
    return { ...seeded, services, api, admin, staffToken: token, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function tokenOf(desk: Console, customer: number): Promise<string> {
  return (await startSession(desk.services.database.orm, `customer-${pad(customer, 8)}`)).token;
}

async function anyTicketOf(desk: Console, customer: number): Promise<string> {
  const [row] = await desk.admin.unsafe(
    `select id from tickets where customer_id = 'customer-${pad(customer, 8)}' order by updated_at desc limit 1`,
  );
  return String(row?.id);
}

/** Counted by the database itself, for every statement it ran. */
async function scans(desk: Console): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await desk.admin.unsafe("select pg_stat_force_next_flush()");
  const [row] = await desk.admin.unsafe(
    "select sum(seq_scan)::int as count from pg_stat_user_tables where relname in ('tickets', 'ticket_messages')",
  );
  return Number(row?.count ?? 0);
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
