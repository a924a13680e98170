// A bounded load on 127.0.0.1 and what it cost the other process: requests per second, CPU per request, latency percentiles.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

export type Load = { perSecond: number; cpuMicros: number; bytes: number; p50: number; p95: number };

/** User + system CPU time of a process in microseconds (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10_000;
}

export async function load(
  url: string,
  options: { pid: number; requests: number; concurrency?: number; headers?: Record<string, string> },
): Promise<Load> {
  const { pid, requests, concurrency = 16, headers = {} } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let bytes = 0;
  let left = requests;
  const cpu = cpuOf(pid);
  const started = performance.now();
  async function worker() {
    while (left > 0) {
      left -= 1;
      const from = performance.now();
      bytes = await once(url, agent, headers);
      times.push(performance.now() - from);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: requests / seconds, cpuMicros: (cpuOf(pid) - cpu) / requests, bytes, p50: at(times, 0.5), p95: at(times, 0.95) };
}

function once(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = request(url, { agent, headers }, (res) => {
      let size = 0;
      res.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      res.on("end", () => (res.statusCode === 200 ? resolve(size) : reject(new Error(`${url} answered ${res.statusCode}`))));
    });
    req.on("error", reject);
    req.end();
  });
}

export function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function mean(loads: Load[]): Load {
  const average = (pick: (load: Load) => number) => loads.reduce((sum, load) => sum + pick(load), 0) / loads.length;
  return {
    perSecond: average((load) => load.perSecond),
    cpuMicros: average((load) => load.cpuMicros),
    bytes: average((load) => load.bytes),
    p50: average((load) => load.p50),
    p95: average((load) => load.p95),
  };
}
