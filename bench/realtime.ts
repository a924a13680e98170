// Load on the realtime gateway, on 127.0.0.1 only: memory of idle connections, fan-out to a thousand, hostile frames.
// Run: node_modules/.bin/node bench/realtime.ts [connections] [audience] [frames]. Clients run in a process of their own.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { WebSocket } from "ws";
import { createMemoryBus } from "#platform/realtime/bus.ts";
import { fuzzFrame, seededRandom } from "#platform/realtime/fuzz-frames.ts";
import { createGateway, type Gateway } from "#platform/realtime/gateway.ts";
import { createHub } from "#platform/realtime/hub.ts";
import { defaultLimits } from "#platform/realtime/limits.ts";
import { Connection } from "#platform/realtime/protocol.ts";
import { authorizeChannel, sign } from "#platform/realtime/signatures.ts";

const app = { appId: "1", key: "bench-key", secret: "bench-secret" };
const [connections = 5_000, audience = 1_000, frames = 100_000] = process.argv.slice(2).map(Number);
const rounds = 50;
/** Whatever happens, a benchmark ends. */
const patienceMs = 120_000;

type Command = { run: "connect"; port: number; count: number } | { run: "subscribe"; count: number } | { run: "report" } | { run: "quit" };

if (process.argv[2] === "clients") runClients();
else await runBenchmark();

async function runBenchmark(): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs).unref();
  const many = connections + 100;
  const gateway = createGateway({ ...app, limits: { connections: many, connectionsPerAddress: many, openBurst: many } });
  const server = createServer();
  server.on("upgrade", gateway.handleUpgrade);
  server.listen(0, "127.0.0.1", 4_096);
  await once(server, "listening");
  const clients = fork(import.meta.filename, ["clients"]);
  try {
    await measureIdle(gateway, clients, (server.address() as AddressInfo).port);
    await measureFanOut(gateway, clients);
  } finally {
    clients.send({ run: "quit" } satisfies Command);
    await gateway.close({ spreadMs: 0 });
    server.close();
  }
  measureFuzz();
}

async function measureIdle(gateway: Gateway, clients: ChildProcess, port: number): Promise<void> {
  await ask(clients, { run: "connect", port, count: 50 }); // code and pools warm
  const before = await settledMemory();
  const started = performance.now();
  await ask(clients, { run: "connect", port, count: connections - 50 });
  const seconds = (performance.now() - started) / 1000;
  const after = await settledMemory();
  const open = gateway.stats().connections;
  const kib = (name: "heapUsed" | "rss") => ((after[name] - before[name]) / 1024 / (open - 50)).toFixed(1);
  print("idle connections", open);
  print("opened per second", Math.round((open - 50) / seconds));
  print("heap per connection", `${kib("heapUsed")} KiB`);
  print("resident memory per connection", `${kib("rss")} KiB`);
}

async function measureFanOut(gateway: Gateway, clients: ChildProcess): Promise<void> {
  const started = performance.now();
  await ask(clients, { run: "subscribe", count: audience });
  print("authorised and subscribed per second", Math.round(audience / ((performance.now() - started) / 1000)));
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    // Both processes read one clock, so the time of sending can travel in the event.
    await gateway.publish("private-bench", "tick", { at: performance.timeOrigin + performance.now() });
    await sleep(100);
  }
  const { user, system } = process.cpuUsage(cpu);
  const { latencies } = await ask(clients, { run: "report" });
  latencies.sort((a, b) => a - b);
  const at = (share: number) => `${(latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;
  print(`fan-out 1 to ${audience}, deliveries`, `${latencies.length} of ${rounds * audience}`);
  print("fan-out p50 / p95 / max", `${at(0.5)} / ${at(0.95)} / ${at(1)}`);
  print("CPU per delivery", `${((user + system) / (rounds * audience)).toFixed(1)} µs`);
}

/** The protocol core alone, so that the number says what one frame costs. */
function measureFuzz(): void {
  const credentials = { key: app.key, secret: app.secret };
  const limits = { ...defaultLimits, frameBurst: Number.MAX_SAFE_INTEGER, channelsPerConnection: 3 };
  const nothing = () => {};
  const hub = createHub({
    replica: "1",
    credentials,
    limits,
    bus: createMemoryBus(),
    now: Date.now,
    mayTrigger: () => true,
    onSocketMessage: nothing,
    onBusError: nothing,
  });
  const answers = new Map<string, number>();
  const peer = {
    send(frame: string | Buffer) {
      const { event } = JSON.parse(String(frame));
      answers.set(event, (answers.get(event) ?? 0) + 1);
    },
    close: nothing,
  };
  const random = seededRandom(7);
  const socket = { socketId: "1.1", auth: (text: string) => `${app.key}:${sign(app.secret, `1.1:${text}`)}` };
  let connection = new Connection("1.1", hub.rooms, peer);
  let busy = 0;
  for (let done = 0; done < frames; done += 100) {
    const batch = Array.from({ length: Math.min(100, frames - done) }, () => fuzzFrame(random, socket));
    const started = performance.now();
    for (const frame of batch) connection.receive(frame);
    connection.end();
    busy += performance.now() - started;
    connection = new Connection("1.1", hub.rooms, peer);
  }
  print("fuzzed frames survived", `${frames}, ${((busy / frames) * 1000).toFixed(1)} µs each`);
  for (const [event, count] of answers) print(`  answered with ${event}`, count);
  print("channels left behind", hub.counts().channels);
  void hub.close();
}

/** The other process: holds the sockets, notes when events arrive. */
function runClients(): void {
  const sockets: { ws: WebSocket; id: string }[] = [];
  const latencies: number[] = [];
  process.on("disconnect", () => process.exit());
  process.on("message", async (command: Command) => {
    if (command.run === "quit") process.exit();
    if (command.run === "connect") {
      // A few hundred at a time, as the listen queue is finite.
      for (let left = command.count; left > 0; left -= 250) {
        sockets.push(...(await Promise.all(Array.from({ length: Math.min(left, 250) }, () => openSocket(command.port)))));
      }
    }
    if (command.run === "subscribe") await Promise.all(sockets.slice(0, command.count).map((socket) => listen(socket, latencies)));
    process.send?.({ latencies: command.run === "report" ? latencies : [] });
  });
}

function openSocket(port: number): Promise<{ ws: WebSocket; id: string }> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, { perMessageDeflate: false });
    ws.once("message", (data) => resolve({ ws, id: JSON.parse(JSON.parse(String(data)).data).socket_id }));
    ws.once("close", (code) => reject(new Error(`closed with ${code}`)));
    ws.once("error", reject);
  });
}

function listen({ ws, id }: { ws: WebSocket; id: string }, latencies: number[]): Promise<void> {
  return new Promise((resolve) => {
    ws.on("message", (data) => {
      const arrived = performance.timeOrigin + performance.now();
      const frame = JSON.parse(String(data));
      if (frame.event === "tick") latencies.push(arrived - JSON.parse(frame.data).at);
      else resolve();
    });
    const auth = authorizeChannel(app, id, "private-bench");
    ws.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "private-bench", ...auth } }));
  });
}

async function ask(clients: ChildProcess, command: Command): Promise<{ latencies: number[] }> {
  clients.send(command);
  const [answer] = await Promise.race([
    once(clients, "message"),
    once(clients, "exit").then(() => Promise.reject(new Error("clients died"))),
  ]);
  return answer;
}

function collectGarbage(): void {
  setFlagsFromString("--expose_gc");
  runInNewContext("gc")();
}

async function settledMemory(): Promise<NodeJS.MemoryUsage> {
  for (let i = 0; i < 3; i++) {
    collectGarbage();
    await sleep(200);
  }
  return process.memoryUsage();
}

function print(what: string, value: string | number): void {
  console.log(`${what.padEnd(44)} ${value}`);
}
