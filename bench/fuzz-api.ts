// 10,000 hostile API requests over real HTTP: no 5xx, no crash, flat memory.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { startSite } from "../tests/fixtures/running-site.ts";

/** A small generator of its own, so that a failing run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const values: unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  " ",
  "\u0000",
  "x".repeat(5000),
  "🧨",
  "<script>",
  "' or 1=1--",
  [],
  {},
  [[[]]],
  { $ne: 1 },
  "2026-13-45",
  "../../etc/passwd",
  "\ud800",
];
const fields = [
  "email",
  "password",
  "name",
  "token",
  "code",
  "user_type",
  "device",
  "locale",
  "terms",
  "privacy",
  "subject",
  "body",
  "__proto__",
  "constructor",
  "challenge",
  "file_ids",
];
const methods = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array | undefined };

export function fuzzRequest(random: () => number, paths: readonly string[]): FuzzRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const path = pick(paths).replace(/\{\w+\}/g, () =>
    encodeURIComponent(String(pick(["1", "../x", "%00", "' or 1", "a".repeat(300), "{}"]))),
  );
  const method = pick(methods);
  const headers: Record<string, string> = {
    "content-type": pick(["application/json", "text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x", "x"]),
  };
  if (random() < 0.3) headers.authorization = pick(["Bearer x", "Bearer", "Basic eA==", `Bearer ${"a".repeat(250)}`, "bearer null"]);
  if (random() < 0.2) headers["accept-language"] = pick(["ko", "xx;q=9", ",,,;;", "ko;q=zzz", "a".repeat(2000)]);
  if (random() < 0.2) headers["x-forwarded-for"] = pick(["1.1.1.1", "<script>", "::::", "999.1.1.1"]);
  const query =
    random() < 0.3
      ? `?${pick(["cursor", "limit", "q", "sort", "status"])}=${encodeURIComponent(String(pick(["-1", "1e9", "%", "' or 1", "NaN"])))}`
      : "";
  return { method, path: path + query, headers, body: method === "GET" ? undefined : fuzzBody(random, pick) };
}

function fuzzBody(random: () => number, pick: <T>(list: readonly T[]) => T): string | Uint8Array {
  const kind = random();
  if (kind < 0.1) return "{".repeat(Math.floor(random() * 3000));
  if (kind < 0.15) return `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  if (kind < 0.2) return Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256));
  if (kind < 0.22) return JSON.stringify({ email: "x".repeat(1_100_000) });
  if (kind < 0.26) return `{"__proto__": {"admin": true}, "email": "a@b.cd"}`;
  const body: Record<string, unknown> = {};
  for (let count = Math.floor(random() * 6); count >= 0; count -= 1) body[pick(fields)] = pick(values);
  return JSON.stringify(body);
}

export async function fuzzApi(total = 10_000) {
  const site = await startSite();
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as { paths: Record<string, unknown> };
  const paths = [...Object.keys(document.paths), "/nothing", "/openapi.json", "/user/%2e%2e"];
  const random = seeded(20261115);
  const memory: number[] = [];
  const statuses = new Map<number, number>();
  let serverErrors = 0;
  const started = Date.now();
  for (let sent = 0; sent < total; sent += 20) {
    const batch = Array.from({ length: 20 }, () => fuzzRequest(random, paths));
    const answers = await Promise.all(
      batch.map((request) =>
        fetch(`${site.url}/api${request.path}`, {
          method: request.method,
          headers: request.headers,
          body: request.body as never,
          redirect: "manual",
        })
          .then(async (response) => {
            await response.arrayBuffer();
            if (response.status >= 500)
              console.log(`  ${response.status} ${request.method} ${request.path} ${String(request.body).slice(0, 200)}`);
            return response.status;
          })
          // A refused oversize upload may be answered by a closed connection.
          .catch(() => 0),
      ),
    );
    for (const status of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) serverErrors += 1;
    }
    if (sent % 1000 === 0) memory.push(residentMb(site.process.pid ?? 0));
  }
  await garbage(site.url);
  const alive = (await fetch(`${site.url}/healthz`)).status === 200;
  console.log(
    `\n${total} fuzzed API requests in ${Math.round((Date.now() - started) / 1000)} s: ${serverErrors} answers of 5xx, ${alive ? "alive" : "DEAD"}`,
  );
  console.log(`  statuses ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  console.log(`  resident memory (MB) ${memory.join(" ")}`);
  await site.stop();
  return { serverErrors, alive };
}

function residentMb(pid: number): number {
  return Math.round(Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
}

/** Bytes that are no HTTP at all. */
function garbage(url: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write("\x00\x01GET / HTP/9\r\n\r\n"));
    socket.on("close", () => resolve());
    socket.on("error", () => resolve());
    socket.setTimeout(2000, () => socket.destroy());
  });
}
