// Uploads, downloads, previews and the sweep with the bytes in a bucket instead of a folder.
import { existsSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type S3Server, s3Server } from "#tests/fixtures/outside/s3-server.ts";
import { usualEngine } from "#tests/fixtures/test-services.ts";
import { download, pngBytes, upload } from "./file-fixture.ts";
import { sweepFiles } from "./files.server.ts";

let s3: S3Server;
let bench: ApiBench;
beforeAll(async () => {
  s3 = await s3Server();
  bench = await apiBench(usualEngine, s3.env);
});
afterAll(async () => {
  await bench.dispose();
  await s3.stop();
});

const objects = () =>
  readdirSync(s3.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /_object$/.test(entry.name)).length;

test("in, out, previewed, taken off, swept; the data folder holds none of it", async () => {
  const ann = await bench.person();
  const bytes = await pngBytes();
  const sent = await upload(bench, ann, "손실.png", bytes);
  expect(sent.status).toBe(201);
  expect(objects()).toBe(2);
  const { id } = sent.body.data;
  const got = await download(bench, ann, `/files/${id}`);
  expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  const preview = await download(bench, ann, `/files/${id}/preview`);
  expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(50);
  expect((await upload(bench, ann, "page.png", "<html>")).status).toBe(415);
  expect(objects()).toBe(2);
  expect((await download(bench, ann, `/files/${id}`, "DELETE")).status).toBe(204);
  const { config, database } = bench.services;
  await sweepFiles({ config, storage: openStorage(config), db: database.orm }, Date.now() + 2 * 3_600_000);
  expect(objects()).toBe(0);
  expect(existsSync(join(config.DATA_DIR, "files"))).toBe(false);
  expect(readdirSync(join(config.DATA_DIR, "uploads"))).toEqual([]);
});

test("a bucket that cannot be reached keeps no half of an upload, and says so", async () => {
  const away = await apiBench(usualEngine, { ...s3.env, S3_ENDPOINT: "http://127.0.0.1:1" });
  const ann = await away.person();
  const sent = await upload(away, ann, "a.txt", "a");
  expect(sent).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(readdirSync(join(away.services.config.DATA_DIR, "uploads"))).toEqual([]);
  expect((await away.call("GET", "/user", undefined, { token: ann.token })).status).toBe(200);
  await away.dispose();
});

test("tools low: a bucket that is gone answers 503 with words to uploads and downloads, and works again when it is back", async () => {
  const ann = await bench.person();
  const { id } = (await upload(bench, ann, "a.txt", "hop 3")).body.data;
  const [bucket = ""] = readdirSync(s3.folder);
  renameSync(join(s3.folder, bucket), `${s3.folder}-away`);
  for (const answer of [
    await upload(bench, ann, "b.txt", "hop 4"),
    await bench.call("GET", `/files/${id}`, undefined, { token: ann.token, locale: "ko" }),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: "unavailable" } });
  }
  renameSync(`${s3.folder}-away`, join(s3.folder, bucket));
  expect(await (await download(bench, ann, `/files/${id}`)).text()).toBe("hop 3");
  expect((await upload(bench, ann, "b.txt", "hop 4")).status).toBe(201);
});

test("tools low: a part of a file comes from the bucket as a part", async () => {
  const ann = await bench.person();
  const { id } = (await upload(bench, ann, "a.txt", "0123456789")).body.data;
  const request = new Request(`http://api.test/files/${id}`, { headers: { authorization: `Bearer ${ann.token}`, range: "bytes=2-4" } });
  const answer = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.1" });
  expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([206, "bytes 2-4/10", "234"]);
});
