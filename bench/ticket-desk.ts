// A desk on a database of its own, with as many tickets as asked for, and requests to it.
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
import { type Seeded, seedTickets, shapeOf } from "./seed-tickets.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 150);

export type Console = Seeded & { services: Services; api: Api; admin: postgres.Sql; staffToken: string; drop: () => Promise<void> };
export type Ask = (desk: Console, n: number) => { path: string; customer?: number };

export const pad = (n: number, length: number) => String(n).padStart(length, "0");
/** Spread over the whole table, the same in every run. */
export const spread = (n: number, size: number) => (n * 7_919 + 13) % size;
export async function askOnce(desk: Console, ask: Ask, n: number): Promise<number> {
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

export async function compare(ask: Ask, one: Console, other: Console): Promise<[number, number]> {
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

export async function openConsole(url: string, size: number, messages?: number): Promise<Console> {
  const keep = process.env.BENCH_KEEP === "1";
  const name = `bench_tickets_${keep ? `${size}_${messages ?? 5}` : randomBytes(4).toString("hex")}`;
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
    const seeded = kept ? shapeOf(size) : await seedTickets(own.href, size, messages);
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
export async function scans(desk: Console): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await desk.admin.unsafe("select pg_stat_force_next_flush()");
  const [row] = await desk.admin.unsafe(
    "select sum(seq_scan)::int as count from pg_stat_user_tables where relname in ('tickets', 'ticket_messages')",
  );
  return Number(row?.count ?? 0);
}
