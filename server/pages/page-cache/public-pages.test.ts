import { expect, test } from "vitest";
import { answerWith, createPublicPages, publicPage } from "./public-pages.ts";

const headers = { https: false, realtimeOrigins: [] };
const about = { path: "/about", query: "" };

function site(answer: (renders: number) => Response | Promise<Response>) {
  const pages = createPublicPages({ store: true, headers, base: {} });
  let renders = 0;
  const ask = () =>
    publicPage(pages, "en", about, async () => {
      renders += 1;
      return { response: await answer(renders), nonce: "n" };
    });
  return { pages, ask, renders: () => renders };
}

function text(body: string, status = 200) {
  return new Response(body, { status, headers: { "content-type": "text/plain", "x-page-kind": "public", "x-page-tags": "posts" } });
}

async function bodyOf(made: Awaited<ReturnType<typeof publicPage>>): Promise<string> {
  return answerWith(made, new Request("http://site.test/about"), undefined).text();
}

test("security 7: twenty requests for a page that is not there render it once", async () => {
  const { ask, renders } = site(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return text("page");
  });
  const all = await Promise.all(Array.from({ length: 20 }, ask));
  expect(await Promise.all(all.map(bodyOf))).toEqual(Array(20).fill("page"));
  expect(renders()).toBe(1);
  await ask();
  expect(renders()).toBe(1);
});

test.each([
  ["surrogate-key", "pages lang:en posts post-tag:bgp post:7"],
  ["cache-tag", "pages,lang:en,posts,post-tag:bgp,post:7"],
] as const)(
  "a stored page names what it shows in %s, for a CDN to purge; one that is not stored and the own store's names stay inside",
  async (name, keys) => {
    const page = (status: number) => async () => {
      const headers = { "content-type": "text/plain", "x-page-kind": "public", "x-page-tags": "posts,post-tag:bgp,post:7" };
      return { response: new Response("page", { status, headers }), nonce: "n" };
    };
    const made = async (surrogateKeys: "off" | typeof name, status: number) => {
      const pages = createPublicPages({ store: true, headers, base: {}, surrogateKeys });
      return answerWith(await publicPage(pages, "en", about, page(status)), new Request("http://site.test/about"), undefined).headers;
    };
    expect((await made(name, 200)).get(name)).toBe(keys);
    for (const other of [await made("off", 200), await made(name, 404)])
      expect([other.get(name), other.get("x-page-tags")]).toEqual([null, null]);
  },
);

test("who asks after a page was dropped does not get the rendering that began before", async () => {
  const { pages, ask, renders } = site(async (turn) => {
    await new Promise((resolve) => setTimeout(resolve, turn === 1 ? 60 : 5));
    return text(turn === 1 ? "old" : "new");
  });
  const first = ask();
  pages.cache.drop("posts");
  const later = await Promise.all([ask(), ask()]);
  expect(await Promise.all(later.map(bodyOf))).toEqual(["new", "new"]);
  expect(await bodyOf(await first)).toBe("old");
  expect(await bodyOf(await ask()), "and the old one is not kept").toBe("new");
  expect(renders()).toBe(2);
});

test("security 7: what is not a whole page is answered and forgotten", async () => {
  const { pages, ask, renders } = site((turn) => {
    if (turn === 1) return text("no such post", 404);
    if (turn === 2) return new Response(null, { status: 302, headers: { location: "/x", "x-page-kind": "public" } });
    throw new Error("broken");
  });
  const unknown = answerWith(await ask(), new Request("http://site.test/about"), "locale=ko");
  expect([unknown.status, unknown.headers.get("set-cookie"), unknown.headers.get("cache-control")]).toEqual([
    404,
    "locale=ko",
    "private, no-store",
  ]);
  expect(answerWith(await ask(), new Request("http://site.test/about"), undefined).headers.get("location")).toBe("/x");
  await expect(ask()).rejects.toThrow("broken");
  expect(renders()).toBe(3);
  expect([pages.cache.stats().pages, pages.pending.size]).toEqual([0, 0]);
});

test("tools, low: a stored page has a tag of its own for each encoding", async () => {
  const { ask } = site(() => text("page"));
  const made = await ask();
  const get = (encoding: string, tag?: string) =>
    answerWith(
      made,
      new Request("http://site.test/about", { headers: { "accept-encoding": encoding, ...(tag ? { "if-none-match": tag } : {}) } }),
      undefined,
    );
  const tags = ["br", "gzip", "identity"].map((encoding) => get(encoding).headers.get("etag") ?? "");
  expect(new Set(tags).size).toBe(3);
  expect(get("br", `"x", W/${tags[0]}`).status).toBe(304);
  expect(get("br", "*").status).toBe(304);
  expect(get("gzip", tags[0]).status).toBe(200);
});
