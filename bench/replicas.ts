// One process and two on the same Postgres: personal pages, in turns so that a busy machine slows both. On few cores the rate says little;
// what one page costs in processor time on each side, and how long statements wait for each other's locks, does not depend on that.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { prepareCustomers } from "../tests/fixtures/mixed-load.ts";
import { ownDatabase } from "../tests/fixtures/own-database.ts";
import { type RunningSite, startSite } from "../tests/fixtures/running-site.ts";
import { testSecretsKey } from "../tests/fixtures/secrets-key.ts";
import { cpuOf, type Load, load, mean } from "./load.ts";

const pages = 150;
const rounds = 3;

export async function benchReplicas(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!server) return console.log("replicas: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const database = await ownDatabase({ server });
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const env = { DATABASE_URL: database.url, SECRETS_KEY: testSecretsKey, CHECK_ANSWERS: "sample" };
  const sites: RunningSite[] = [];
  const watch = postgres(database.url, { max: 1 });
  try {
    for (const n of [0, 1]) sites.push(await startSite({ env, dataDir: join(folder, String(n)) }));
    const people = prepareCustomers(2, { ...env, DATA_DIR: join(folder, "people") });
    const ask = (n: number) =>
      load(`${sites[n]?.url}/customer/ticket`, {
        pid: sites[n]?.process.pid ?? 0,
        requests: pages,
        concurrency: 8,
        headers: { cookie: `auth_token=${people[n]?.token}` },
      });
    await ask(0);
    await ask(1);
    const [alone, first, second]: [Load[], Load[], Load[]] = [[], [], []];
    const waits = watchWaits(watch);
    for (let round = 0; round < rounds; round++) {
      alone.push(await ask(0));
      const both = await Promise.all([ask(0), ask(1)]);
      first.push(both[0]);
      second.push(both[1]);
    }
    waits.stop();
    const [one, a, b] = [mean(alone), mean(first), mean(second)];
    const ms = (micros: number) => (micros / 1000).toFixed(1);
    console.log(`replicas: one process ${one.perSecond.toFixed(0)} personal pages/s, ${ms(one.cpuMicros)} ms of CPU each`);
    console.log(
      `replicas: two processes ${(a.perSecond + b.perSecond).toFixed(0)} personal pages/s (${((a.perSecond + b.perSecond) / one.perSecond).toFixed(2)} times), ${ms((a.cpuMicros + b.cpuMicros) / 2)} ms of CPU each`,
    );
    console.log(
      `replicas: of the processors' time, two processes use ${(((a.perSecond * a.cpuMicros + b.perSecond * b.cpuMicros) / 1e6 / cpus().length) * 100).toFixed(0)} % of ${cpus().length}, one ${(((one.perSecond * one.cpuMicros) / 1e6 / cpus().length) * 100).toFixed(0)} %; the rest is Postgres, the load itself and other work (load average ${loadavg()[0]?.toFixed(0)})`,
    );
    console.log(`replicas: statements at work in ${waits.looks()} looks: ${waits.told()}`);
    const postgresCpu = await databaseCpu(watch, ask);
    console.log(
      `replicas: Postgres spends ${ms(postgresCpu)} ms of CPU for a page: one database feeds about ${Math.floor(one.cpuMicros / postgresCpu)} such processes a core`,
    );
  } finally {
    await watch.end();
    for (const site of sites) await site.stop("SIGKILL");
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What statements at work wait for, looked at twenty times a second: `Lock` is another transaction, `LWLock` Postgres itself. */
function watchWaits(watch: postgres.Sql) {
  const found = new Map<string, number>([["Lock", 0]]);
  let looks = 0;
  const looking = setInterval(async () => {
    const rows = await watch`select coalesce(wait_event_type, 'on a processor') as kind, count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid() group by 1`.catch(() => []);
    looks += 1;
    for (const { kind, n } of rows) found.set(kind, (found.get(kind) ?? 0) + n);
  }, 50);
  return {
    looks: () => looks,
    told: () => [...found].map(([kind, count]) => `${kind} ${count}`).join(", "),
    stop: () => clearInterval(looking),
  };
}

/** Processor time of the server processes that work for this database, for a page. */
async function databaseCpu(watch: postgres.Sql, ask: (n: number) => Promise<Load>): Promise<number> {
  const pids = (await watch`select pid from pg_stat_activity where datname = current_database()`).map(({ pid }) => Number(pid));
  const spent = () => pids.reduce((sum, pid) => sum + cpuNow(pid), 0);
  const before = spent();
  await ask(0);
  return Math.max(1, spent() - before) / pages;
}

function cpuNow(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    // Its connection was closed meanwhile.
    return 0;
  }
}
