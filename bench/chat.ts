// Chat messages end to end, on 127.0.0.1 only: from the POST at the site's own front door to the event on the other side's socket,
// at a steady pace. Run: node_modules/.bin/node bench/chat.ts [messages per second] [seconds]. On PGlite, and on Postgres where
// TEST_DATABASE_URL is set. Clients run in a process of their own.
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "#platform/config.ts";
import { createApp } from "#server/app.ts";
import { createListener } from "#server/door/listener.ts";
import { baseHeaders } from "#server/door/security-headers.ts";
import { createPublicPages } from "#server/pages/page-cache/public-pages.ts";
import type { Services } from "#server/service-list.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, benchOn } from "#tests/fixtures/api-bench.ts";
import { ownDatabase } from "#tests/fixtures/own-database.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import type { ChatLoad, LoadResult } from "./chat-clients.ts";

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
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    CHAT_MESSAGES_PER_MINUTE: "1000000",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SECRETS_KEY: testSecretsKey, STAFF_TWO_FACTOR: "optional" } : {}),
  };
  const services = await openServices(parseConfig(env));
  await services.jobs.start();
  const bench = benchOn(services);
  const site = await listen(services);
  const clients = fork(join(import.meta.dirname, "chat-clients.ts"));
  try {
    const load = await prepare(services, bench, site.port);
    // Code and pools warm.
    await ask(clients, { ...load, perSecond: 100, seconds: 2 });
    const cpu = process.cpuUsage();
    const result = await ask(clients, { ...load, perSecond, seconds });
    const { user, system } = process.cpuUsage(cpu);
    report(engine, result, (user + system) / 1000);
  } finally {
    clients.kill();
    site.server.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The listener of the product, without its pages. */
async function listen(services: Services) {
  const headers = { https: false, realtimeOrigins: services.realtime.origins };
  const base = baseHeaders(headers);
  const pages = createPublicPages({ store: false, headers, base });
  const app = createApp({ services, build: () => Promise.reject(new Error("no pages here")), pages, headers });
  const upgrade = services.realtime.gateway?.handleUpgrade;
  const server = createListener({ services, app, pages, statics: undefined, base, https: false, upgrade });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as { port: number }).port };
}

/** Chats taken by agents, and what the other process needs to speak on both sides of them. */
async function prepare(services: Services, bench: ApiBench, port: number): Promise<Omit<ChatLoad, "perSecond" | "seconds">> {
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
  return { port, key: services.secrets.realtimeKey, talks };
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
