// One public page three ways, interleaved in one run: from the cache, rendered each time, and the same bytes from a bare node:http server.
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../../tests/fixtures/running-site.ts";
import { type Load, load, mean } from "../load.ts";

const path = "/resources/contact-us";
const br = { "accept-encoding": "br" };

export async function benchPages() {
  const site = await startSite();
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const response = await fetch(site.url + path, { headers: br });
  await response.arrayBuffer();
  const stored = await raw(site.url + path);
  writeFileSync(join(folder, "body"), stored.body);
  const bare = spawn(process.execPath, ["bench/pages/bare-server.ts", join(folder, "body"), JSON.stringify(stored.headers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const bareUrl = await new Promise<string>((resolve) => bare.stdout.once("data", (text) => resolve(String(text).trim())));
  const pid = site.process.pid ?? 0;
  const results: Record<"cached" | "rendered" | "bare", Load[]> = { cached: [], rendered: [], bare: [] };
  await load(site.url + path, { pid, requests: 4_000, headers: br });
  await load(`${site.url}${path}?intent=sales`, { pid, requests: 300, headers: br });
  await load(bareUrl, { pid: bare.pid ?? 0, requests: 4_000, headers: br });
  for (let round = 0; round < 5; round += 1) {
    results.cached.push(await load(site.url + path, { pid, requests: 10_000, headers: br }));
    results.bare.push(await load(bareUrl, { pid: bare.pid ?? 0, requests: 10_000, headers: br }));
    results.rendered.push(await load(`${site.url}${path}?intent=sales`, { pid, requests: 400, headers: br }));
  }
  bare.kill();
  await site.stop();
  const rows = Object.entries(results).map(([name, loads]) => ({ name, ...mean(loads) }));
  console.log(`\nA public page (${path}), 5 interleaved rounds, 16 connections`);
  for (const row of rows) {
    console.log(
      `  ${row.name.padEnd(9)} ${row.perSecond.toFixed(0).padStart(7)} req/s  ${row.cpuMicros.toFixed(0).padStart(6)} µs CPU  ${(row.bytes / 1024).toFixed(1).padStart(6)} kB  p95 ${row.p95.toFixed(1)} ms`,
    );
  }
  const cpu = (name: string) => rows.find((row) => row.name === name)?.cpuMicros ?? 1;
  console.log(`  cached / bare     ${(cpu("cached") / cpu("bare")).toFixed(2)}   (at most 2)`);
  console.log(`  cached / rendered 1/${(cpu("rendered") / cpu("cached")).toFixed(0)}   (at most 1/20)`);
}

async function raw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { request } = await import("node:http");
  return new Promise((resolve) => {
    request(url, { headers: br }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("end", () => resolve({ body: Buffer.concat(chunks), headers: res.headers as Record<string, string> }));
    }).end();
  });
}
