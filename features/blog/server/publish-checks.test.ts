// What stands between a text and its readers: red checks, and a newer revision than the scheduled one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";

let bench: ApiBench;
let editor: Person;
const words = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const staff = (method: string, path: string, body?: unknown) => bench.call(method, `/staff/posts${path}`, body, { token: editor.token });
const english = "Light in glass covers 204 km per millisecond.";

beforeAll(async () => {
  bench = await apiBench();
  editor = await bench.person({ role: "editor" });
});
afterAll(() => bench.dispose());

async function written(locale: "en" | "ko", slug: string, summary: string, text: string) {
  const { id } = (await staff("POST", "", { title: slug, locale })).body.data;
  const saved = await staff("PUT", `/${id}/${locale}`, { version: 1, title: slug, summary, slug, body: words(text) });
  return { id, version: saved.body.data.version as number };
}

test("desk 7: an English body and a long summary are not published as Korean unasked", async () => {
  const { id, version } = await written("ko", "영어-본문", "가".repeat(98), english);
  const refused = await staff("POST", `/${id}/ko/publish`, { version });
  expect(refused).toMatchObject({ status: 409, body: { code: "post_checks" } });
  expect(Object.keys(refused.body.errors).sort()).toEqual(["language", "summary"]);
  expect((await staff("POST", `/${id}/ko/publish`, { version, despite: ["summary"] })).status).toBe(409);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await staff("POST", `/${id}/ko/schedule`, { version, at })).body.code).toBe("post_checks");
  // Whoever has read them may go on.
  expect((await staff("POST", `/${id}/ko/publish`, { version, despite: ["summary", "language"] })).status).toBe(200);
});

test("desk 7: a schedule names its revision, and the newer one can be scheduled in its place", async () => {
  const { id, version } = await written("en", "frozen", "A summary.", english);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = (await staff("POST", `/${id}/en/schedule`, { version, at })).body.data.versions.en;
  expect(planned).toMatchObject({ scheduled_revision: planned.revision, publish_at: at });
  const newer = await staff("PUT", `/${id}/en`, { version, title: "frozen", summary: "Newer.", slug: "frozen", body: words(english) });
  const now = (await staff("GET", `/${id}`)).body.data.versions.en;
  expect(now.revision).toBe(planned.revision + 1);
  expect(now.scheduled_revision).toBe(planned.revision);
  await staff("POST", `/${id}/en/schedule`, { version: newer.body.data.version, at });
  expect((await staff("GET", `/${id}`)).body.data.versions.en).toMatchObject({ scheduled_revision: now.revision, publish_at: at });
});
