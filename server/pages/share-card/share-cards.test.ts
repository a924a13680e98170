import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import type { PostAnswer } from "#features/blog/rules/blog.contract.ts";
import { pageDrawing } from "./page-drawings.ts";
import { createShareCards } from "./share-cards.ts";

test("every page has a drawing of its own on its card", () => {
  const pages = new Map<string, string>();
  for (const path of publicPaths) {
    const drawing = pageDrawing(path);
    expect(JSON.stringify(drawing), path).not.toMatch(/NaN|undefined|Infinity/);
    const same = pages.get(JSON.stringify(drawing));
    expect(same, `${path} is drawn like ${same}`).toBeUndefined();
    pages.set(JSON.stringify(drawing), path);
  }
});

test("a replaced card is removed, and all of them once the post changes for its readers", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-cards-"));
  let title = "Light in glass";
  const post = () =>
    ({ data: { id: "post-1", locale: "en", title, summary: "4.9 µs a kilometre.", cover: "route" } }) as unknown as PostAnswer;
  const cards = createShareCards({ dataDir, readPost: async (slug) => (slug === "light" ? post() : null) });
  const ask = async (path: string) => {
    const answer = await cards.answer(new Request(`http://site.test${path}`), path);
    const png = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    if (answer?.status === 200) expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    return { status: answer?.status, etag: answer?.headers.get("etag"), png: png.toString("base64") };
  };
  const kept = () => readdirSync(join(dataDir, "cache", "cards"));

  const first = await ask("/cards/en/blog/light.png");
  expect(first.status).toBe(200);
  await ask("/cards/ko/blog/light.png");
  const about = await ask("/cards/en/about.png");
  expect(kept()).toHaveLength(3);
  expect(await ask("/cards/en/blog/light.png")).toEqual(first);

  title = "Light in fibre";
  const second = await ask("/cards/en/blog/light.png");
  expect(second.etag).not.toBe(first.etag);
  expect(kept()).toHaveLength(3);
  expect((await ask("/cards/en/blog/other.png")).status).toBe(404);

  await cards.drop(["posts", "post:another"]);
  expect(kept()).toHaveLength(3);
  await cards.drop(["posts", "post:post-1"]);
  expect(kept()).toHaveLength(1);
  expect((await ask("/cards/ko/about.png")).png, "its own words in each language").not.toBe(about.png);
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first addresses of the home page's card lead to where it is drawn now, from other sites too", async () => {
  const cards = createShareCards({ dataDir: tmpdir(), readPost: async () => null });
  const ask = (path: string, method = "GET") => cards.answer(new Request(`http://site.test${path}`, { method }), path);
  for (const locale of locales) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(`/card-${locale}.png`, method);
      expect([answer?.status, answer?.headers.get("location")]).toEqual([301, `/cards/${locale}/home.png`]);
      expect(answer?.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  }
  expect(await ask("/card-fr.png")).toBeUndefined();
  expect(await ask("/card-en.png", "POST")).toBeUndefined();
});
