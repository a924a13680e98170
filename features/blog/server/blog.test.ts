import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const words = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const seconds = (n: number) => new Promise((resolve) => setTimeout(resolve, n * 1000));

describe.each(oneEngine)("the blog on %s", (engine) => {
  let bench: ApiBench;
  let editor: Person;
  let agent: Person;
  let customer: Person;
  const dropped: string[] = [];

  const staff = (method: string, path: string, body?: unknown, token = editor.token) =>
    bench.call(method, `/staff/posts${path}`, body, { token });
  const text = (version: number, more: object = {}) => ({
    version,
    title: "Round trips",
    summary: "Where the time goes.",
    slug: "round-trips",
    body: words("Light in glass covers 204 km per millisecond."),
    ...more,
  });
  async function begin(more: object = {}, tags: string[] = []): Promise<{ id: string; version: number }> {
    const { body } = await staff("POST", "", { title: "New", tags });
    const id = body.data.id as string;
    const saved = await staff("PUT", `/${id}/en`, text(1, more));
    expect(saved.status).toBe(200);
    return { id, version: saved.body.data.version };
  }
  async function published(slug: string, more: object = {}, tags: string[] = []): Promise<string> {
    const { id, version } = await begin({ slug, title: slug, ...more }, tags);
    expect((await staff("POST", `/${id}/en/publish`, { version })).status).toBe(200);
    return id;
  }

  beforeAll(async () => {
    bench = await apiBench(engine);
    [editor, agent, customer] = await Promise.all([
      bench.person({ role: "editor", name: "Seo-yeon Kim" }),
      bench.person({ role: "agent" }),
      bench.person(),
    ]);
    bench.services.bus.subscribe("pages", (payload) => void dropped.push(...((payload as { tags?: string[] }).tags ?? [])));
  });
  afterAll(() => bench.dispose());

  test("only editors and administrators write", async () => {
    const admin = await bench.person({ role: "admin" });
    expect((await staff("GET", "", undefined, agent.token)).status).toBe(403);
    expect((await staff("POST", "", { title: "x" }, customer.token)).status).toBe(403);
    expect((await bench.call("GET", "/staff/posts")).status).toBe(401);
    expect((await staff("GET", "", undefined, admin.token)).status).toBe(200);
  });

  test("a draft is nowhere; published it is everywhere; withdrawn it is gone", async () => {
    const { id, version } = await begin({ slug: "zebra-draft", title: "Zebra crossing" }, ["zebra"]);
    const everywhere = async () => ({
      page: (await bench.call("GET", "/posts/zebra-draft")).status,
      asCustomer: (await bench.call("GET", "/posts/zebra-draft", undefined, { token: customer.token })).status,
      list: (await bench.call("GET", "/posts?limit=100")).body.data.some((post: { id: string }) => post.id === id),
      tag: (await bench.call("GET", "/posts?tag=zebra")).body.total,
      found: (await bench.call("GET", "/posts?q=zebra")).body.total,
      feed: (await bench.call("GET", "/post-feed")).body.data.some((post: { id: string }) => post.id === id),
      sitemap: JSON.stringify((await bench.call("GET", "/post-sitemap")).body).includes("zebra-draft"),
      search: JSON.stringify((await bench.call("GET", "/search?q=zebra")).body).includes("zebra-draft"),
    });
    const nowhere = { page: 404, asCustomer: 404, list: false, tag: 0, found: 0, feed: false, sitemap: false, search: false };
    expect(await everywhere()).toEqual(nowhere);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await staff("POST", `/${id}/en/schedule`, { version, at: later })).body.data.versions.en.state).toBe("scheduled");
    expect(await everywhere()).toEqual(nowhere);
    expect((await staff("GET", `/${id}/en/preview`)).body.data.title).toBe("Zebra crossing");
    expect((await staff("GET", `/${id}/en/preview`, undefined, agent.token)).status).toBe(403);

    expect((await staff("POST", `/${id}/en/publish`, { version })).status).toBe(200);
    expect(await everywhere()).toEqual({
      page: 200,
      asCustomer: 200,
      list: true,
      tag: 1,
      found: 1,
      feed: true,
      sitemap: true,
      search: true,
    });
    expect((await staff("POST", `/${id}/en/unpublish`, {})).body.data.versions.en.state).toBe("draft");
    expect(await everywhere()).toEqual({ ...nowhere, page: 410, asCustomer: 410 });
    expect((await staff("POST", `/${id}/en/unpublish`, {})).status).toBe(409);
  });

  test("edits stay private until they are published; addresses that changed lead on", async () => {
    const id = await published("first-address");
    const edited = await staff("PUT", `/${id}/en`, text(2, { slug: "second-address", title: "Better title" }));
    expect((await bench.call("GET", "/posts/first-address")).body.data.title).toBe("first-address");
    expect((await bench.call("GET", "/posts/second-address")).status).toBe(404);
    await staff("POST", `/${id}/en/publish`, { version: edited.body.data.version });
    expect((await bench.call("GET", "/posts/second-address")).body.data.title).toBe("Better title");
    expect((await bench.call("GET", "/posts/first-address")).body).toEqual({ moved: { slug: "second-address", kind: "permanent" } });
    const other = await begin({ slug: "other" });
    const refused = await staff("PUT", `/${other.id}/en`, text(other.version, { slug: "first-address" }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.slug).toHaveLength(1);
  });

  test("two languages: own addresses, a fallback that says so, and who is older", async () => {
    const id = await published("two-languages");
    const fallback = (await bench.call("GET", "/posts/two-languages?lang=ko")).body.data;
    expect(fallback).toMatchObject({ locale: "en", languages: { en: "two-languages" } });
    const korean = await staff(
      "PUT",
      `/${id}/ko`,
      text(0, { slug: "두-언어", title: "두 언어", source_revision: 1, body: words("왕복 지연 시간") }),
    );
    expect(korean.body.data.version).toBe(1);
    await staff("POST", `/${id}/ko/publish`, { version: 1 });
    expect((await bench.call("GET", `/posts/${encodeURIComponent("두-언어")}?lang=ko`)).body.data).toMatchObject({
      locale: "ko",
      title: "두 언어",
      languages: { en: "two-languages", ko: "두-언어" },
    });
    expect((await bench.call("GET", "/posts/two-languages?lang=ko")).body).toEqual({ moved: { slug: "두-언어", kind: "language" } });
    expect((await bench.call("GET", "/posts?lang=ko&q=지연")).body.data[0].id).toBe(id);
    expect((await bench.call("GET", "/post-feed?lang=ko")).body.data.map((post: { id: string }) => post.id)).toEqual([id]);
    expect((await staff("GET", `/${id}`)).body.data.korean_older).toBe(false);
    await staff("PUT", `/${id}/en`, text(2, { slug: "two-languages" }));
    expect((await staff("GET", `/${id}`)).body.data.korean_older).toBe(true);
    await staff("POST", `/${id}/ko/source`, { source_revision: 2 });
    expect((await staff("GET", `/${id}`)).body.data.korean_older).toBe(false);
    await staff("POST", `/${id}/ko/archive`, {});
    expect((await bench.call("GET", `/posts/${encodeURIComponent("두-언어")}?lang=ko`)).status).toBe(410);
    expect((await bench.call("GET", "/posts/two-languages?lang=ko")).body.data.locale).toBe("en");
  });

  test("two editors: the second is told and shown what is newer; nothing is lost", async () => {
    const { id, version } = await begin({ slug: "conflict" });
    expect((await staff("PUT", `/${id}/en`, text(version, { slug: "conflict", title: "Mine" }))).status).toBe(200);
    const late = await staff("PUT", `/${id}/en`, text(version, { slug: "conflict", title: "Yours", autosave: true }));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: "conflict",
      data: { versions: { en: { title: "Mine", updated_by: { name: "Seo-yeon Kim" } } } },
    });
    expect((await staff("POST", `/${id}/en/publish`, { version })).status).toBe(409);
    const both = await Promise.all(
      [1, 2].map((n) => staff("PUT", `/${id}/en`, text(version + 1, { slug: "conflict", title: `At once ${n}` }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a save whose answer was lost is no conflict when it is sent again; another text or another person is one", async () => {
    const { id, version } = await begin({ slug: "echo" });
    const typed = text(version, { slug: "echo", title: "Typed", autosave: true });
    expect((await staff("PUT", `/${id}/en`, typed)).status).toBe(200);
    expect(await staff("PUT", `/${id}/en`, typed)).toMatchObject({ status: 200, body: { data: { version: version + 2, revision: 2 } } });
    expect((await staff("PUT", `/${id}/en`, { ...typed, title: "Typed on" })).status).toBe(409);
    const colleague = await bench.person({ role: "editor" });
    expect((await bench.call("PUT", `/staff/posts/${id}/en`, typed, { token: colleague.token })).status).toBe(409);
  });

  test("automatic saves share a revision, saves by hand close it, an old one comes back", async () => {
    const { id, version } = await begin({ slug: "history", autosave: true });
    const second = await staff("PUT", `/${id}/en`, text(version, { slug: "history", title: "Typed on", autosave: true }));
    expect(second.body.data.revision).toBe(1);
    const byHand = await staff("PUT", `/${id}/en`, text(version + 1, { slug: "history", title: "Checked", note: "Figures checked" }));
    const third = await staff("PUT", `/${id}/en`, text(version + 2, { slug: "history", title: "After", autosave: true }));
    expect([byHand.body.data.revision, third.body.data.revision]).toEqual([1, 2]);
    const list = await staff("GET", `/${id}/en/revisions`);
    expect(list.body.data.map((one: { revision: number; note: string }) => [one.revision, one.note])).toEqual([
      [2, ""],
      [1, "Figures checked"],
    ]);
    const restored = await staff("POST", `/${id}/en/revisions/1/restore`, { version: version + 3 });
    expect(restored.body.data.revision).toBe(3);
    expect((await staff("GET", `/${id}`)).body.data.versions.en).toMatchObject({ title: "Checked", revision: 3 });
    expect((await staff("POST", `/${id}/en/revisions/99/restore`, { version: version + 4 })).status).toBe(404);
  });

  test("an appointment is kept by a job; a cancelled one is not", async () => {
    const [soon, never] = [await begin({ slug: "soon" }), await begin({ slug: "never" })];
    const at = new Date(Date.now() + 1_200).toISOString();
    await staff("POST", `/${soon.id}/en/schedule`, { version: soon.version, at });
    await staff("POST", `/${never.id}/en/schedule`, { version: never.version, at });
    await staff("POST", `/${never.id}/en/unschedule`, {});
    // What is written after the appointment was made is not part of it.
    await staff("PUT", `/${soon.id}/en`, text(soon.version, { slug: "soon", title: "Still being written", autosave: true }));
    for (let tries = 0; tries < 60 && (await bench.call("GET", "/posts/soon")).status !== 200; tries++) await seconds(0.25);
    expect((await bench.call("GET", "/posts/soon")).body.data.title).toBe("Round trips");
    expect((await bench.call("GET", "/posts/never")).status).toBe(404);
    expect((await bench.call("GET", "/posts/feed")).status).toBe(404);
    const past = await staff("POST", `/${never.id}/en/schedule`, { version: never.version, at: "2020-01-01T00:00:00Z" });
    expect(past.status).toBe(422);
  });

  test("each publication drops what it changes and nothing else", async () => {
    await published("older-neighbour");
    const id = await published("dropper", {}, ["dropping"]);
    await seconds(0.3);
    dropped.length = 0;
    await staff(
      "PUT",
      `/${id}/en`,
      text(2, { slug: "dropper", title: "dropper", body: words("Another text of the same length, in minutes.") }),
    );
    await seconds(0.3);
    expect(dropped).toEqual([]);
    await staff("POST", `/${id}/en/publish`, { version: 3 });
    await expect.poll(() => dropped).toEqual([`post:${id}`]);
    dropped.length = 0;
    await staff("PATCH", `/${id}`, { cover: "shield" });
    await expect.poll(() => dropped).toEqual(expect.arrayContaining(["posts", `post:${id}`, "post-tag:dropping"]));
  });

  test("a text is complete before anybody reads it", async () => {
    const { body } = await staff("POST", "", { title: "Bare" });
    const refused = await bench.call(
      "POST",
      `/staff/posts/${body.data.id}/en/publish`,
      { version: 1 },
      { token: editor.token, locale: "ko" },
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(["body", "summary"]);
    expect(refused.body.errors.body[0]).toContain("본문");
  });

  test("lists are paged, filtered, searched; related and neighbours follow", async () => {
    const slugs = Array.from({ length: 5 }, (_, n) => `paged-${n}`);
    for (const slug of slugs) await published(slug, {}, ["paging"]);
    const first = (await bench.call("GET", "/posts?tag=paging&limit=2")).body;
    const last = (await bench.call("GET", "/posts?tag=paging&limit=2&page=3")).body;
    expect(first).toMatchObject({ total: 5, page: 1, pages: 3, data: [{ slug: "paged-4" }, { slug: "paged-3" }] });
    expect(last.data).toMatchObject([{ slug: "paged-0" }]);
    expect(first.tags).toContainEqual({ tag: "paging", posts: 5 });
    const post = (await bench.call("GET", "/posts/paged-2")).body.data;
    expect([post.previous.slug, post.next.slug]).toEqual(["paged-1", "paged-3"]);
    expect(post.related.map(({ slug }: { slug: string }) => slug)).toEqual(["paged-4", "paged-3", "paged-1"]);
    const found = async (query: string) => {
      const { data, total, pages } = (await bench.call("GET", `/posts?${query}`)).body;
      return { slugs: data.map(({ slug }: { slug: string }) => slug), total, pages };
    };
    // Words of the title before words of the text, then the newest; the next page goes on from there.
    expect(await found("q=paging&limit=2")).toEqual({ slugs: ["paged-4", "paged-3"], total: 5, pages: 3 });
    expect(await found("q=paging&limit=2&page=3")).toEqual({ slugs: ["paged-0"], total: 5, pages: 3 });
    expect(await found("q=paging&limit=2&page=9")).toEqual({ slugs: [], total: 5, pages: 3 });
    expect((await found("q=paging&tag=zebra")).total).toBe(0);
    expect((await found("q=pagi&tag=paging")).total).toBe(5);
    expect((await found("q=aging")).total).toBe(0);
    expect((await bench.call("GET", "/posts?q=%25%27%3B--")).body.total).toBe(0);
    expect((await bench.call("GET", "/posts?q=%40en")).body.total).toBe(0);
    expect((await bench.call("GET", "/posts?sort=evil")).status).toBe(422);
    const page = (await staff("GET", "?limit=2&q=paged")).body;
    const more = (await staff("GET", `?limit=2&q=paged&cursor=${page.next}`)).body;
    expect([...page.data, ...more.data].map((one: { versions: { slug: string }[] }) => one.versions[0]?.slug)).toEqual([
      "paged-4",
      "paged-3",
      "paged-2",
      "paged-1",
    ]);
  });
});
