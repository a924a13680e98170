import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PostAnswer } from "#features/blog/rules/blog.contract.ts";
import { createShareCards } from "./share-cards.ts";

test("a replaced card is removed, and all of them once the post changes for its readers", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-cards-"));
  let title = "Light in glass";
  const post = () =>
    ({ data: { id: "post-1", locale: "en", title, summary: "4.9 µs a kilometre.", cover: "route" } }) as unknown as PostAnswer;
  const cards = createShareCards({ dataDir, readPost: async (slug) => (slug === "light" ? post() : null) });
  const ask = async (path: string) => {
    const answer = await cards.answer(new Request(`http://site.test${path}`), path);
    return { status: answer?.status, etag: answer?.headers.get("etag") };
  };
  const kept = () => readdirSync(join(dataDir, "cache", "cards"));

  const first = await ask("/cards/en/blog/light.png");
  expect(first.status).toBe(200);
  await ask("/cards/ko/blog/light.png");
  await ask("/cards/en/about.png");
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
  rmSync(dataDir, { recursive: true, force: true });
});
