// On the embedded database, and on a Postgres server where BENCH_DATABASE_URL or TEST_DATABASE_URL names one:
// `GET /api/user` beside `/healthz`, with a handful of accounts and with 100,000 customers and 200,000 sessions: it must not grow with them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../platform/db/pglite.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { signedInToken } from "../tests/fixtures/demo-token.ts";
import { ownDatabase } from "../tests/fixtures/own-database.ts";
import { copyPreparedData, preparePeople } from "../tests/fixtures/prepared-data.ts";
import { startSite } from "../tests/fixtures/running-site.ts";
import { load, mean } from "./load.ts";

const customers = 100_000;
const sessions = 200_000;

const crowd = `
  insert into accounts (id, kind, email, email_verified_at, password_hash, name, locale)
    select 'bench-' || n, 'customer', 'bench-' || n || '@example.net', now(), 'x', 'Customer ' || n, 'ko' from generate_series(1, ${customers}) n;
  insert into sessions (id, token_hash, account_id, user_agent, address, expires_at)
    select 'bench-' || n, md5(n::text) || md5((-n)::text), 'bench-' || (n % ${customers} + 1), 'bench', '127.0.0.1', now() + interval '30 days'
    from generate_series(1, ${sessions}) n;
  analyze accounts; analyze sessions;
`;

const server = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;

export async function benchAccounts() {
  console.log("\nGET /api/user and /healthz, one connection, 5 interleaved rounds (p50 in ms)");
  for (const engine of server ? ["PGlite", "Postgres"] : ["PGlite"]) {
    const few = await measure(engine, "few accounts", "");
    const many = await measure(engine, `${customers.toLocaleString("en")} customers, ${sessions.toLocaleString("en")} sessions`, crowd);
    console.log(`  ${engine}: more than /healthz ${many.toFixed(2)} ms (less than 3), with few accounts ${few.toFixed(2)} ms`);
  }
}

async function measure(engine: string, name: string, people: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const place = engine === "PGlite" ? await embedded(dataDir, people) : await onServer(dataDir, people);
  const site = await startSite({ dataDir, env: place.env });
  const token = await signedInToken(site.url, "customer");
  const user = { pid: site.process.pid ?? 0, concurrency: 1, requests: 500, headers: { authorization: `Bearer ${token}` } };
  const health = { pid: user.pid, concurrency: 1, requests: 500 };
  await load(`${site.url}/api/user`, user);
  const rounds = { user: [], health: [] } as Record<"user" | "health", Awaited<ReturnType<typeof load>>[]>;
  for (let round = 0; round < 5; round += 1) {
    rounds.health.push(await load(`${site.url}/healthz`, health));
    rounds.user.push(await load(`${site.url}/api/user`, user));
  }
  await site.stop();
  await place.remove();
  rmSync(dataDir, { recursive: true, force: true });
  const [ofUser, ofHealth] = [mean(rounds.user), mean(rounds.health)];
  console.log(`  ${name.padEnd(36)} user ${ofUser.p50.toFixed(2)}  healthz ${ofHealth.p50.toFixed(2)}`);
  return ofUser.p50 - ofHealth.p50;
}

async function embedded(dataDir: string, people: string) {
  copyPreparedData(dataDir);
  if (people) {
    const database = await openPglite({ dataDir: join(dataDir, "postgres") });
    await database.query(people);
    await database.close();
  }
  return { env: {}, remove: async () => {} };
}

/** A database of its own on the server. */
async function onServer(dataDir: string, people: string) {
  const own = await ownDatabase({ server });
  preparePeople({ DATA_DIR: dataDir, DATABASE_URL: own.url });
  const database = await openPostgres(own.url, { max: 1, statementMs: 600_000 });
  if (people) await database.query(people);
  await database.close();
  return { env: { DATABASE_URL: own.url } as Record<string, string>, remove: own.drop };
}
