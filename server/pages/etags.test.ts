import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { encodedEtag, isUnchanged } from "./etags.ts";
import { loadStaticFiles } from "./static-files.ts";

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

test("tools, low: If-None-Match is a list, may be weak, and * stands for anything", () => {
  expect(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ', "*"].map((header) => isUnchanged(header, '"a"'))).toEqual(Array(5).fill(true));
  expect([undefined, null, "", '"b"', "a", '"a-br"', '"ab"'].map((header) => isUnchanged(header, '"a"'))).toEqual(Array(7).fill(false));
  expect(encodedEtag('"a"', "br")).toBe('"a-br"');
});

test("tools, low: static files have a tag per encoding and understand If-None-Match", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aranode-static-"));
  endings.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.txt"), "text");
  writeFileSync(join(folder, "a.txt.gz"), gzipSync("text"));
  const files = loadStaticFiles(folder, {});
  const server = createServer((req, res) => files.serve(req, res, req.url ?? ""));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.txt`;
  const get = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers: { connection: "close", ...headers } });
    await answer.arrayBuffer();
    return answer;
  };
  const plain = (await get({ "accept-encoding": "identity" })).headers.get("etag") ?? "";
  const packed = (await get({ "accept-encoding": "gzip" })).headers.get("etag") ?? "";
  expect(packed).not.toBe(plain);
  for (const asked of [packed, `W/${packed}`, `"other", ${packed}`, "*"]) {
    const answer = await get({ "accept-encoding": "gzip", "if-none-match": asked });
    expect([asked, answer.status, answer.headers.get("etag")]).toEqual([asked, 304, packed]);
  }
  expect((await get({ "accept-encoding": "identity", "if-none-match": packed })).status).toBe(200);
});
