// `npm run bench hostile [--minutes=10]`: one server on 127.0.0.1, honest visitors, customers and agents at work, first in peace, then
// while everything is thrown at it that strangers have: long paths, large and slow bodies, broken frames, growing inputs, log-in storms
// from 200 networks, image bombs, addresses that no cache knows. Prints how long the honest waited, and the memory. Loopback only.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { demoAccounts } from "../db/seed/demo-accounts.ts";
import { imageBomb } from "../platform/images/image-bombs.ts";
import { startSite } from "../tests/fixtures/running-site.ts";
import { honestPeople } from "./honest-people.ts";
import { at } from "./load.ts";

const network = (n: number) => `198.18.${(n >> 8) & 255}.${n & 255}`;
let callers = 0;

export async function benchHostile(minutes = 10): Promise<void> {
  const site = await startSite({ env: { TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "error" } });
  const pid = site.process.pid ?? 0;
  const tokens = { customer: await logIn(site.url, "customer"), agent: await logIn(site.url, "agent") };
  const memory = [residentMb(pid)];
  // Before anything is measured, everything was asked for.
  await honestPeople(site.url, tokens, Date.now() + 5_000);

  const quiet = await honestPeople(site.url, tokens, Date.now() + minutes * 12_000);
  memory.push(residentMb(pid));

  const until = Date.now() + minutes * 48_000;
  const statuses = new Map<string, Map<string, number>>();
  const { realtimeKey } = JSON.parse(readFileSync(join(site.dataDir, "secrets.json"), "utf8")) as { realtimeKey: string };
  const socket = `/app/${realtimeKey}?protocol=7`;
  const middle = wait(minutes * 24_000).then(() => memory.push(residentMb(pid)));
  const [hostile] = await Promise.all([
    honestPeople(site.url, tokens, until),
    attack(site.url, { token: tokens.customer, socket }, until, statuses),
    middle,
  ]);
  memory.push(residentMb(pid));
  await wait(3_000);
  const alive = (await fetch(`${site.url}/healthz`)).status === 200;
  memory.push(residentMb(pid));

  console.log(`\n${minutes} minutes, a fifth of them quiet; p95 of the honest in ms (requests)`);
  const ratios: number[] = [];
  for (const [name, times] of Object.entries(quiet.honest)) {
    const [before, after] = [p95(times), p95(hostile.honest[name])];
    ratios.push(after / before);
    console.log(
      `  ${name.padEnd(18)} quiet ${shown(before, times)} hostile ${shown(after, hostile.honest[name])} ratio ${(after / before).toFixed(1)}`,
    );
  }
  console.log(
    `  failed honest requests: quiet ${quiet.failures.length}, hostile ${hostile.failures.length} ${hostile.failures.slice(0, 3).join(", ")}`,
  );
  for (const [kind, counts] of statuses) console.log(`  ${kind.padEnd(26)} ${JSON.stringify(Object.fromEntries([...counts].sort()))}`);
  console.log(
    `  resident memory (MB): start ${memory[0]}, after quiet ${memory[1]}, middle ${memory[2]}, end ${memory[3]}, 3 s later ${memory[4]}`,
  );
  console.log(`  the server is ${alive ? "alive" : "DEAD"}`);
  await site.stop();
  const errors = [...statuses.values()].flatMap((counts) => [...counts]).filter(([status]) => /^5(?!03)/.test(status));
  const errorCount = errors.reduce((sum, [, count]) => sum + count, 0);
  console.log(`  5xx other than 503: ${errorCount}; largest ratio ${Math.max(...ratios).toFixed(1)}`);
  if (!alive || errorCount > 0) process.exitCode = 1;
}

const p95 = (times: number[] = []) =>
  at(
    [...times].sort((a, b) => a - b),
    0.95,
  );
const shown = (value: number, times: number[] = []) => `${value.toFixed(0)} (${times.length})`.padEnd(12);

type Means = { token: string; socket: string };

async function attack(url: string, { token, socket }: Means, until: number, statuses: Map<string, Map<string, number>>): Promise<void> {
  const port = Number(new URL(url).port);
  const bombs = await Promise.all((["png", "jpeg", "gif", "webp"] as const).map(async (kind) => [kind, await imageBomb(kind)] as const));
  const note = (kind: string, status: string | number) => {
    const counts = statuses.get(kind) ?? new Map<string, number>();
    statuses.set(kind, counts.set(String(status), (counts.get(String(status)) ?? 0) + 1));
  };
  const send = async (kind: string, path: string, init: RequestInit = {}) => {
    const headers = { "x-forwarded-for": network(++callers % 200), ...(init.headers as Record<string, string>) };
    try {
      const answer = await fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(60_000), ...init, headers });
      await answer.arrayBuffer();
      note(kind, answer.status);
    } catch (error) {
      note(kind, (error as Error).name);
    }
  };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const json = { "content-type": "application/json" };
  const bearer = { authorization: `Bearer ${token}` };
  let grown = 1;
  const attacks: Record<string, () => Promise<void>> = {
    "long paths": () => send("long paths", `/${"a/".repeat(1_000 + (callers % 3_000))}`),
    "large forms": () => send("large forms", "/login", { method: "POST", headers: form, body: `email=${"a".repeat(2_000_000)}` }),
    "slow bodies": () => slowly(port, note),
    "broken frames": () => frames(port, socket, note),
    "growing inputs": async () => {
      grown = Math.min(grown * 2, 60_000);
      await send("growing inputs", `/api/search?q=${"(".repeat(Math.min(grown, 4_000))}`);
      const message = `http://a.bc/${"!".repeat(grown)}${")".repeat(grown)}${" ".repeat(grown)}`;
      await send("growing inputs", "/api/contact", {
        method: "POST",
        headers: json,
        body: JSON.stringify({ message, email: `${".".repeat(grown)}@x` }),
      });
      if (grown === 60_000) grown = 1;
    },
    "log-in storm": () => {
      const body = JSON.stringify({ email: `someone-${callers % 50}@example.com`, password: "not-the-password" });
      return send("log-in storm", "/api/login", { method: "POST", headers: json, body });
    },
    "image bombs": async () => {
      const [kind, bytes] = bombs[callers % bombs.length] ?? ["png", Buffer.alloc(0)];
      const body = new FormData();
      body.set("file", new File([new Uint8Array(bytes)], `bomb.${kind}`));
      await send("image bombs", "/api/files?draft=hostile-0001", { method: "POST", headers: bearer, body });
    },
    "cache busting": () => send("cache busting", `/services/cdn?x=${Math.random()}&lang=${callers % 2 ? "ko" : "en"}`),
    // Addresses of calculators and estimates: drawn for whoever asks, never stored.
    "drawn addresses": () =>
      send("drawn addresses", callers % 2 ? `/services/server-hosting?n=${callers % 97}` : `/resources/pricing?basket=m4.${callers % 97}`),
    "policy reports": () => send("policy reports", "/csp-reports", { method: "POST", body: "{".repeat(30_000) }),
  };
  await Promise.all(
    Object.values(attacks).flatMap((one) =>
      Array.from({ length: 4 }, async () => {
        while (Date.now() < until) await one();
      }),
    ),
  );
}

/** A body that was promised and comes byte by byte. */
function slowly(port: number, note: (kind: string, status: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let got = "";
    socket.write(
      "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\n",
    );
    const drip = setInterval(() => socket.write("a"), 250);
    const late = setTimeout(() => socket.destroy(), 20_000);
    socket.on("data", (chunk) => {
      got += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      clearTimeout(late);
      note("slow bodies", got.split(" ")[1] ?? "cut or still waiting");
      resolve();
    });
  });
}

/** A handshake, then bytes that are no frames. */
function frames(port: number, path: string, note: (kind: string, status: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    let first = "";
    socket.on("data", (chunk) => {
      first ||= chunk.toString("latin1").split(" ")[1] ?? "";
      for (let n = 0; n < 20; n += 1) socket.write(Buffer.from(Array.from({ length: 64 }, () => Math.floor(Math.random() * 256))));
    });
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      note("broken frames", first || "refused");
      resolve();
    });
  });
}

async function logIn(url: string, kind: "customer" | "agent"): Promise<string> {
  const account = demoAccounts.find((one) => one.kind === kind);
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.200" },
    body: JSON.stringify({ email: account?.email, password: account?.password, user_type: kind === "agent" ? "staff" : "customer" }),
  });
  const { data } = (await answer.json()) as { data?: { token: string } };
  if (!data) throw new Error(`${kind} could not log in: ${answer.status}`);
  return data.token;
}

function residentMb(pid: number): number {
  return Math.round(Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
}
