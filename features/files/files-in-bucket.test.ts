// Uploads, downloads, previews and the sweep with the bytes in a bucket instead of a folder.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type S3Server, s3Server } from "#tests/fixtures/s3-server.ts";
import { download, pngBytes, upload } from "./file-fixture.ts";
import { sweepFiles } from "./files.server.ts";

let s3: S3Server;
let bench: ApiBench;
beforeAll(async () => {
  s3 = await s3Server();
  bench = await apiBench("pglite", s3.env);
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
  const away = await apiBench("pglite", { ...s3.env, S3_ENDPOINT: "http://127.0.0.1:1" });
  const ann = await away.person();
  const sent = await upload(away, ann, "a.txt", "a");
  expect(sent.status).toBeGreaterThanOrEqual(500);
  expect(readdirSync(join(away.services.config.DATA_DIR, "uploads"))).toEqual([]);
  expect((await away.call("GET", "/user", undefined, { token: ann.token })).status).toBe(200);
  await away.dispose();
});
