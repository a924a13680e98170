// Both stores: a folder, and a bucket on a real S3-compatible server.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { type S3Server, s3Server } from "#tests/fixtures/outside/s3-server.ts";
import { openStorage } from "./storage.ts";

const key = "ab/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const folder = mkdtempSync(join(tmpdir(), "aranode-storage-"));
let s3: S3Server;
beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["folder", "bucket"])("in a %s", (kind) => {
  const open = () => openStorage(parseConfig({ DATA_DIR: join(folder, kind), ...(kind === "bucket" ? s3.env : {}) }));

  test("bytes come back as they went in, are replaced whole, and are gone when removed", async () => {
    const storage = open();
    const file = join(folder, "given");
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    writeFileSync(file, bytes);
    expect(await storage.exists(key)).toBe(false);
    await storage.store(key, file, "application/octet-stream");
    expect(await storage.exists(key)).toBe(true);
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.read(key)).rejects.toThrow();
  });

  test("a key that is not ours reaches no store", async () => {
    for (const odd of ["../../etc/passwd", "/etc/passwd", "ab/../../x", "ab/short", "AB/AAAAAAAAAAAAAAAAAAAAAAAAAAAA", ""]) {
      await expect(open().read(odd)).rejects.toThrow("not a storage key");
      await expect(open().remove(odd)).rejects.toThrow("not a storage key");
    }
  });
});

test("a bucket leaves nothing in the data folder", () => expect(() => readdirSync(join(folder, "bucket", "files"))).toThrow());

test("half of the settings is a mistake that is named", () => {
  expect(() => parseConfig({ S3_BUCKET: "x" })).toThrow("S3_REGION");
});
