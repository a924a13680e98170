// Files through the pages: the session cookie becomes the token, and what the API says about the bytes reaches the browser unchanged.
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as file from "#app/routes/account/file.ts";
import * as preview from "#app/routes/account/file-preview.ts";
import { pngBytes, upload } from "#features/files/file-fixture.ts";
import { type App, createApp } from "#server/app.ts";
import { createPublicPages } from "#server/pages/page-cache/public-pages.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";

const headers = { https: false, realtimeOrigins: [] };
const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  file: { id: "file", parentId: "root", path: "files/:id", module: file },
  preview: { id: "preview", parentId: "root", path: "files/:id/preview", module: preview },
};
const build = {
  entry: { module: { default: async () => new Response("a page") } },
  routes,
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "test" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
} as unknown as ServerBuild;

let bench: ApiBench;
let app: App;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  bench = await apiBench();
  app = createApp({ services: bench.services, build, headers, pages: createPublicPages({ store: false, headers, base: {} }) });
  ann = await bench.person();
  bob = await bench.person();
});
afterAll(() => bench.dispose());

function get(path: string, person: Person, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://site.test${path}`, { headers: { cookie: `auth_token=${person.token}`, ...headers } });
  return app.fetch(request, { clientAddress: "192.0.2.1", requestId: "test" });
}

test("a download is inert, an attachment and not stored; its preview may be kept for a while", async () => {
  const { body } = await upload(bench, ann, "loss.png", await pngBytes());
  const answer = await get(`/files/${body.data.id}`, ann);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="loss\.png"/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await answer.arrayBuffer()).byteLength).toBe(body.data.size);
  const picture = await get(`/files/${body.data.id}/preview`, ann);
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(picture.headers.get("cache-control")).toContain("max-age");
});

test("somebody else's file is not there, and says so under the policy of pages", async () => {
  const { body } = await upload(bench, ann, "trace.txt", "hop 3");
  const answer = await get(`/files/${body.data.id}`, bob);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("tools low: a download that broke off goes on where it stopped; a part beyond its end is a 416", async () => {
  const { body } = await upload(bench, ann, "trace.txt", "0123456789");
  const path = `/files/${body.data.id}`;
  const whole = await get(path, ann);
  expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
  const rest = await get(path, ann, { range: "bytes=6-", "if-range": whole.headers.get("etag") ?? "" });
  expect([rest.status, rest.headers.get("content-range"), rest.headers.get("content-length")]).toEqual([206, "bytes 6-9/10", "4"]);
  expect(await rest.text()).toBe("6789");
  expect((await get(path, ann, { range: "bytes=6-", "if-range": '"another"' })).status).toBe(200);
  const beyond = await get(path, ann, { range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  expect((await get(path, bob, { range: "bytes=0-1" })).status).toBe(404);
});
