// The port itself, byte by byte: what is refused before any router sees it, and that whoever is refused can read why.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as login from "#app/routes/auth/login.tsx";
import { locales } from "#content/locales.ts";
import { createLog } from "#platform/log.ts";
import { m } from "#platform/paraglide/messages.js";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { buildOf, type Listening, listening, sendRaw } from "#tests/fixtures/listening.ts";

let bench: ApiBench;
let site: Listening;
let release = () => {};
const waiting = new Promise<void>((resolve) => {
  release = resolve;
});
const slow = {
  async loader() {
    await waiting;
    return new Response("at last");
  },
};
const build = buildOf({
  login,
  slow,
  about: { loader: () => new Response("about") },
  "blog/:slug": { loader: () => new Response("post") },
});

beforeAll(async () => {
  bench = await apiBench();
  const { pagePaths } = await import("#server/pages/page-paths.ts");
  site = await listening(bench.services, build, { paths: pagePaths(build.routes), inFlightPerNetwork: 5 });
});
afterAll(async () => {
  await site.close();
  await bench.dispose();
});

const get = (target: string, headers = "", method = "GET") =>
  sendRaw(site.port, [`${method} ${target} HTTP/1.1\r\nHost: site.test\r\n${headers}\r\n`]);

/** What was lost once was lost in one of twenty-five. */
const callers = everyWay ? 25 : 8;

/** What came in, byte by byte, as what it says. */
const asText = (bytes: string) => Buffer.from(bytes, "latin1").toString();

/** A body in chunks of 16 kB without a declared length. */
function chunked(path: string, bytes: number, type: string): (string | Buffer)[] {
  const piece = Buffer.alloc(16_384, "a");
  const head = `POST ${path} HTTP/1.1\r\nHost: site.test\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, () => [`${piece.length.toString(16)}\r\n`, piece, "\r\n"]).flat();
  return [head, ...pieces, "0\r\n\r\n"];
}

test("what a browser fetches ahead of a personal page, and would throw away, is not made", async () => {
  const ahead = await get("/login.data", "Sec-Purpose: prefetch\r\n");
  expect([ahead.status, ahead.headers["cache-control"], ahead.body]).toEqual([204, "no-store", ""]);
  expect((await get("/login", "Sec-Purpose: prefetch\r\n")).status, "a document is looked at").toBe(200);
  expect((await get("/login.data")).status).toBe(200);
});

test("security 1: a path of thousands of parts is refused before the router sees it", async () => {
  const deep = await get("/a".repeat(1_000));
  expect([deep.status, deep.headers["content-type"]]).toEqual([414, "text/html; charset=utf-8"]);
  expect((await get("/a".repeat(15_000))).status).toBe(414);
  expect((await get(`/api${"/a".repeat(30)}`)).body).toContain('"code":"address_too_long"');
  expect((await get(`/about?q=${"x".repeat(8_193)}`)).status).toBe(414);
  expect((await get(`/about?q=${"x".repeat(8_000)}`)).status).toBe(200);
  const korean = await get("/a".repeat(1_000), "Cookie: locale=ko\r\n");
  expect(Buffer.from(korean.body, "latin1").toString()).toContain("주소가 너무 길거나");
});

test("security 2: a page's form of 300 kB is refused, declared or not, and 60 kB are read", async () => {
  const type = "application/x-www-form-urlencoded";
  const form = (bytes: number) => Buffer.alloc(bytes, "a");
  const declared = (bytes: number) =>
    sendRaw(site.port, [
      `POST /login HTTP/1.1\r\nHost: site.test\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
      form(bytes),
    ]);
  expect((await declared(300_000)).status).toBe(413);
  expect((await sendRaw(site.port, chunked("/login", 300_000, type))).status).toBe(413);
  expect((await sendRaw(site.port, chunked("/login", 300_000, "multipart/form-data; boundary=x"))).status).toBe(413);
  expect((await sendRaw(site.port, chunked("/login.data", 300_000, type))).status).toBe(413);
  expect((await declared(60_000)).status).toBe(422);
});

test("tools 1: a body of 8 MB without a length does not reach the page", async () => {
  const answer = await sendRaw(site.port, chunked("/login", 8_000_000, "application/x-www-form-urlencoded"));
  expect([answer.status, answer.reset]).toEqual([413, false]);
  expect(answer.body).toContain("64 KB");
});

test("tools 8: a refused body is read away, so that all callers on kept connections read the answer", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of ["/api/login", "/login"]) {
    for (const length of [true, false]) {
      const seen: (number | string)[] = [];
      for (let count = 0; count < callers; count += 1) seen.push(await post(path, 2_000_000, length, agent));
      expect(seen).toEqual(Array(callers).fill(413));
    }
  }
  agent.destroy();
}, 120_000);

test("tools 8: every fetch of 2 MB sees its refusal", async () => {
  const seen: (number | string)[] = [];
  for (let count = 0; count < 2 * callers; count += 1) {
    const headers = { "content-type": "application/json" };
    const answer = fetch(`${site.url}/api/login`, { method: "POST", body: "a".repeat(2_000_000), headers });
    seen.push(await answer.then(async (response) => ((await response.json()) as { code: string }).code).catch((error) => String(error)));
  }
  expect(seen).toEqual(Array(2 * callers).fill("too_large"));
}, 120_000);

function post(path: string, bytes: number, withLength: boolean, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const body = Buffer.alloc(bytes, "a");
    const headers = { "content-type": "application/x-www-form-urlencoded", ...(withLength ? { "content-length": bytes } : {}) };
    const asked = request(`${site.url}${path}`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", (error) => resolve(error.message));
    asked.end(body);
  });
}

test("a client that asks first is told no before it sends", async () => {
  const answer = await get("/login", "Content-Length: 300000\r\nExpect: 100-continue\r\n", "POST");
  expect(answer.status).toBe(413);
});

test("tools 6: wrong methods, targets and hosts are the caller's mistakes, never ours", async () => {
  for (const method of ["TRACE", "PROPFIND", "OPTIONS", "QUERY"]) {
    const answer = await get("/about", "", method);
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, "GET, HEAD, POST, PUT, PATCH, DELETE"]);
  }
  expect((await get("*", "", "OPTIONS")).status).toBe(405);
  expect((await get("elsewhere.example:443", "", "CONNECT")).status).toBe(405);
  expect((await get("http://elsewhere.example/about")).status).toBe(400);
  for (const path of ["/%00", "/a%", "/%zz", "/%ff", "/about?q=%00"]) expect([path, (await get(path)).status]).toEqual([path, 400]);
  for (const host of ['a"b&c', "a/b", "a b", "[::1", "a:99999", "user@host", "1.2.3"]) {
    const answer = await sendRaw(site.port, [`GET /about HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
    expect([host, answer.status]).toEqual([host, 400]);
  }
  for (const host of ["site.test", "SITE.test:80", "[::1]:3000", "127.0.0.1", "xn--9t4b11yi5a.kr"]) {
    const answer = await sendRaw(site.port, [`GET /about HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
    expect([host, answer.status]).toEqual([host, 200]);
  }
  expect((await sendRaw(site.port, ["GET /about HTTP/1.0\r\n\r\n"])).status).toBe(200);
});

test("tools 6: a wrong method at a known API path says which are right", async () => {
  const answer = await get("/api/login", "", "DELETE");
  expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  expect(answer.body).toContain('"code":"method_not_allowed"');
  expect((await get("/api/nothing", "", "DELETE")).status).toBe(404);
  expect((await get("/api/user", "", "OPTIONS")).headers.allow).toBe("DELETE, GET, HEAD, PATCH");
});

test("tools 9: a page has one address; others lead there once", async () => {
  const moved: Record<string, string> = {
    "/about/": "/about",
    "//about": "/about",
    "/About?lang=ko": "/about?lang=ko",
    "/\\about": "/about",
    "//evil.example/x": "/evil.example/x",
    "/blog/./../ABOUT//": "/about",
    "/BLOG/AbC": "/blog/AbC",
    "/About.data": "/about.data",
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await get(from);
    expect([from, answer.status, answer.headers.location]).toEqual([from, 308, to]);
  }
  for (const path of ["/about", "/blog/AbC", "/blog/x%2Fy"]) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get("/No/Such")).status).toBe(404);
});

test("tools 12: too many and too large headers are named; slow and silent connections are told to end", async () => {
  expect((await get("/about", "A: b\r\n".repeat(120))).status).toBe(431);
  const large = await get("/about", `A: ${"b".repeat(40_000)}\r\n`);
  expect(large.status).toBe(431);
  // The parser gave up before anything said which language the reader has.
  for (const locale of locales)
    expect(asText(large.body)).toContain(`<p lang="${locale}">${m.error_headers_too_large({}, { locale }).slice(0, 20)}`);
  const { headersTimeout, requestTimeout, keepAliveTimeout } = site.server;
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeGreaterThan(headersTimeout);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

test("tools 12: a connection that says nothing is cut, and one that stops in its headers reads 408 first", async () => {
  const brief = await listening(bench.services, build);
  brief.server.headersTimeout = 300;
  const silent = connect(brief.port, "127.0.0.1");
  const cut = new Promise((resolve) => silent.on("close", resolve));
  const slowly = sendRaw(brief.port, ["GET / HTTP/1.1\r\nHost: site.te"]);
  silent.resume();
  await cut;
  const late = await slowly;
  expect(late.status).toBe(408);
  for (const locale of locales) expect(asText(late.body)).toContain(m.error_request_timeout({}, { locale }));
  await brief.close();
}, 30_000);

test("the requests of one network that are answered at a time are limited, and the places are given back", async () => {
  const held = Array.from({ length: 5 }, () => get("/slow"));
  await expect.poll(async () => (await get("/about")).status).toBe(429);
  const refused = await get("/about");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
  release();
  for (const answer of await Promise.all(held)) expect(answer.status).toBe(200);
  expect((await get("/about")).status).toBe(200);
});

test("tools 11: a server that is stopping says that the connection ends with the answer", async () => {
  const ending = await listening(
    bench.services,
    buildOf({ late: { loader: () => new Promise((resolve) => setTimeout(() => resolve(new Response("ok")), 400)) } }),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request(`${ending.url}${path}`, { agent }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.headers.connection));
      })
        .on("error", reject)
        .end();
    });
  expect(await ask("/late")).toBe("keep-alive");
  const last = ask("/late");
  await new Promise((resolve) => setTimeout(resolve, 100));
  ending.server.close();
  expect(await last).toBe("close");
  agent.destroy();
});

test("security low: no value of a query reaches the log, whatever is answered", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const heard = await listening({ ...bench.services, log }, build);
  for (const path of ["/about", "/nothing", "/api/search", "/api/staff/tickets", "/api/nothing", "/blog/x", "/ABOUT//"]) {
    await sendRaw(heard.port, [`GET ${path}?q=person%40example.com&email=person%40example.com HTTP/1.1\r\nHost: site.test\r\n\r\n`]);
  }
  await heard.close();
  expect(lines.filter((line) => line.includes('"path"')).length).toBeGreaterThan(4);
  expect(lines.join()).not.toMatch(/person|example\.com|[?]q=/);
});

test("security 11: the first request through a proxy that TRUST_PROXY does not name is told to the operator, once", async () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const heard = await listening({ ...bench.services, log }, build);
  for (let n = 0; n < 3; n++) {
    await sendRaw(heard.port, [`GET /about HTTP/1.1\r\nHost: site.test\r\nX-Forwarded-For: 203.0.113.${n}\r\n\r\n`]);
  }
  await heard.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("set TRUST_PROXY=127.0.0.1");
});

test("behind a proxy that speaks https, a form of our own page is taken; one from elsewhere is not", async () => {
  const behind = await listening(bench.services, build, { https: true });
  try {
    const wrong = "email=a%40b.example&password=wrong";
    const form = (origin: string, site: string) =>
      sendRaw(behind.port, [
        `POST /login HTTP/1.1\r\nHost: www.example.test\r\nOrigin: ${origin}\r\n${site}Content-Type: application/x-www-form-urlencoded\r\n`,
        `Content-Length: ${wrong.length}\r\nConnection: close\r\n\r\n${wrong}`,
      ]);
    // The password is wrong, which the page says: the form was read.
    expect((await form("https://www.example.test", "Sec-Fetch-Site: same-origin\r\n")).status).toBe(422);
    expect((await form("https://www.example.test", "")).status).toBe(422);
    expect((await form("https://elsewhere.test", "Sec-Fetch-Site: cross-site\r\n")).status).toBe(403);
    expect((await form("https://elsewhere.test", "")).status).toBe(403);
  } finally {
    await behind.close();
  }
});

test("a protocol that is only offered is not taken up: the request is answered in HTTP", async () => {
  const answer = await sendRaw(site.port, [
    "GET /about HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n",
  ]);
  expect(answer.status).toBe(200);
});

test("a request that names two hosts is refused", async () => {
  expect((await sendRaw(site.port, ["GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"])).status).toBe(400);
});
