// What a server takes of the machine's memory after minutes of mixed use, on the embedded database and on Postgres where there is one, and
// how long a second start takes. `npm run bench memory -- --minutes=10`.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { publicPaths } from "../content/pages.ts";
import { signedInToken } from "../tests/fixtures/demo-token.ts";
import { prepareAll } from "../tests/fixtures/prepared-data.ts";
import { lendData, startSite } from "../tests/fixtures/running-site.ts";

/** Allowed after the use, and for the second start. */
const limits = { embedded: 350, postgres: 200, startMs: 2_000 };
const sampleMs = 5_000;
/** As scripts/start.mjs, the image and the systemd unit start it. */
const asStarted = { NODE_OPTIONS: "--max-semi-space-size=8", MALLOC_ARENA_MAX: "2", CHECK_ANSWERS: "sample" };

export async function benchMemory(minutes: number) {
  console.log(`\nMemory of one server after ${minutes} minutes of mixed use, in MB`);
  const removePrepared = await prepareAll(process.env.TEST_DATABASE_URL);
  await oneEngine("embedded", minutes);
  if (process.env.TEST_DATABASE_URL) await oneEngine("postgres", minutes);
  await removePrepared();
}

async function oneEngine(engine: "embedded" | "postgres", minutes: number) {
  const lent = await lendData({ embedded: engine === "embedded" });
  const start = () => startSite({ dataDir: lent.dataDir, env: { ...lent.env, ...asStarted } });
  let site = await start();
  const pid = site.process.pid ?? 0;
  const first = memoryOf(pid);
  const samples: number[] = [];
  const until = Date.now() + minutes * 60_000;
  const people = await Promise.all([work(site.url, "customer", until), work(site.url, "admin", until), read(site.url, until)]);
  const asked = people.reduce((sum, count) => sum + count, 0);
  for (let n = 0; n < 3; n += 1) {
    samples.push(memoryOf(pid));
    await sleep(sampleMs);
  }
  await site.stop();
  const from = performance.now();
  site = await start();
  const ready = performance.now() - from;
  await site.stop();
  await lent.remove();
  const last = Math.min(...samples);
  console.log(
    `  ${engine.padEnd(10)} at start ${first}, after ${asked} answers ${last} (allowed ${limits[engine]}); second start ready in ${ready.toFixed(0)} ms (allowed ${limits.startMs})`,
  );
}

/** Resident memory of a process, as Linux counts it. */
function memoryOf(pid: number): number {
  const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return Math.round((Number(pages) * 4_096) / 1_048_576);
}

const places = {
  customer: ["/customer/ticket", "/support", "/customer/chat", "/customer/settings", "/api/tickets", "/customer/ticket/create"],
  admin: ["/staff", "/staff/tickets", "/staff/customers", "/staff/reports", "/staff/blog", "/api/staff/tickets", "/staff/status"],
};

/** Somebody who goes from page to page of their own. */
async function work(url: string, kind: keyof typeof places, until: number): Promise<number> {
  const token = await signedInToken(url, kind);
  const headers = { cookie: `auth_token=${token}; signed_in=1`, authorization: `Bearer ${token}`, accept: "text/html" };
  return ask(url, places[kind], headers, until);
}

/** Visitors, who see every public page in both languages. */
function read(url: string, until: number): Promise<number> {
  return ask(
    url,
    publicPaths.flatMap((path) => [path, `${path}?lang=ko`]),
    { "accept-encoding": "br" },
    until,
  );
}

async function ask(url: string, paths: readonly string[], headers: Record<string, string>, until: number): Promise<number> {
  let asked = 0;
  while (Date.now() < until) {
    const answer = await fetch(url + paths[asked % paths.length], { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`);
    asked += 1;
    await sleep(100);
  }
  return asked;
}
