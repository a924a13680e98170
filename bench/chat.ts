// Chat messages end to end, on 127.0.0.1 only: from the POST that a page's script makes (/call/…, with its cookie) at the built server to
// the event on the other side's socket, at a steady pace. Run: node_modules/.bin/node bench/chat.ts [messages per second] [seconds]. On
// PGlite, and on Postgres where TEST_DATABASE_URL is set. Clients and server are processes of their own.
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, parseConfig } from "#platform/config.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, benchOn } from "#tests/fixtures/api-bench.ts";
import { ownDatabase } from "#tests/fixtures/own-database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import type { ChatLoad, LoadResult } from "./chat-clients.ts";
import { cpuOf } from "./load.ts";

const [perSecond = 500, seconds = 10] = process.argv.slice(2).map(Number);
const chats = 40;
const seats = 10;

await run("PGlite", undefined);
if (postgresUrl) {
  const own = await ownDatabase();
  try {
    await run("Postgres", own.url);
  } finally {
    await own.drop();
  }
}
process.exit(0);

async function run(engine: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const env = {
    CHAT_MESSAGES_PER_MINUTE: "1000000",
    // Measured as it runs for customers.
    CHECK_ANSWERS: "sample",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SECRETS_KEY: testSecretsKey } : {}),
  };
  const prepared = await prepare(parseConfig({ ...env, DATA_DIR: folder, LOG_LEVEL: "error", STAFF_TWO_FACTOR: "optional" }));
  const site = await startSite({ dataDir: folder, env });
  const clients = fork(join(import.meta.dirname, "chat-clients.ts"));
  try {
    const load = { ...prepared, port: Number(new URL(site.url).port) };
    const pid = site.process.pid ?? 0;
    // Code and pools warm.
    await ask(clients, { ...load, perSecond: 100, seconds: 2 });
    const before = cpuOf(pid);
    const result = await ask(clients, { ...load, perSecond, seconds });
    report(engine, result, (cpuOf(pid) - before) / 1000);
  } finally {
    clients.kill();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Chats taken by agents, and what the clients need to speak on both sides of them. Written before the server starts on the same data. */
async function prepare(config: Config): Promise<Pick<ChatLoad, "key" | "talks">> {
  const services = await openServices(config);
  await services.jobs.start();
  try {
    return { key: services.secrets.realtimeKey, talks: await openChats(benchOn(services)) };
  } finally {
    await services.close();
  }
}

async function openChats(bench: ApiBench): Promise<ChatLoad["talks"]> {
  const agents = [];
  for (let n = 0; n < chats / seats; n++) {
    const agent = await bench.person({ role: "agent" });
    await bench.call("PUT", "/staff/presence", { status: "online", seats }, { token: agent.token });
    agents.push(agent);
  }
  const talks: ChatLoad["talks"] = [];
  for (let n = 0; n < chats; n++) {
    const customer = await bench.person();
    const agent = agents[Math.floor(n / seats)];
    const start = { topic: "Bench", client_id: randomBytes(8).toString("hex"), body: "start" };
    const { body } = await bench.call("POST", "/chat", start, { token: customer.token });
    const taken = await bench.call("POST", `/staff/chats/${body.data.id}/take`, {}, { token: agent?.token });
    if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
    talks.push({ id: body.data.id, customer: customer.token, agent: agent?.token ?? "" });
  }
  return talks;
}

async function ask(clients: ChildProcess, load: ChatLoad): Promise<LoadResult> {
  clients.send(load);
  const [answer] = await Promise.race([
    once(clients, "message"),
    once(clients, "exit").then(() => Promise.reject(new Error("clients died"))),
  ]);
  return answer;
}

function report(engine: string, { sent, failed, arrived, latencies, elapsedMs, late }: LoadResult, cpuMs: number): void {
  latencies.sort((a, b) => a - b);
  const at = (share: number) => `${(latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;
  const ofCore = `${Math.round((cpuMs / elapsedMs) * 100)} % of a core`;
  print(`chat on ${engine}, offered`, `${perSecond}/s for ${seconds} s in ${chats} chats`);
  print("  stored / refused / arrived", `${sent} / ${failed} / ${arrived}`);
  print("  stored per second", Math.round(sent / (elapsedMs / 1000)));
  print("  end to end p50 / p95 / max", `${at(0.5)} / ${at(0.95)} / ${at(1)}`);
  print("  CPU of the server", `${(cpuMs / sent).toFixed(2)} ms a message, ${ofCore}`);
  print("  started late (clients could not keep the pace)", late);
}

function print(what: string, value: string | number): void {
  console.log(`${what.padEnd(48)} ${value}`);
}
