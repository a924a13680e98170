// Deleting, sharing and the record of both, asked of the API.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { sweepDeletedPosts } from "./delete-post.server.ts";

const words = (text: string, more: object[] = []) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...more],
});

describe.each(oneEngine)("the desk of a post on %s", (engine) => {
  let bench: ApiBench;
  let editor: Person;
  const staff = (method: string, path: string, body?: unknown, token = editor.token) =>
    bench.call(method, `/staff/posts${path}`, body, { token });
  const text = (version: number, slug: string, body = words("Light in glass covers 204 km per millisecond.")) => ({
    version,
    title: `About ${slug}`,
    summary: "Where the time goes.",
    slug,
    body,
  });
  async function begin(slug: string): Promise<string> {
    const id = (await staff("POST", "", { title: slug })).body.data.id as string;
    expect((await staff("PUT", `/${id}/en`, text(1, slug))).status).toBe(200);
    return id;
  }
  async function upload(id: string, query: string): Promise<{ src: string; alt: string; width: number; height: number }> {
    const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#1f5fa8" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("file", new File([new Uint8Array(png)], "a.png"));
    const headers = { authorization: `Bearer ${editor.token}` };
    const sent = new Request(`http://api.test/staff/posts/${id}/images?${query}`, { method: "POST", body: form, headers });
    return ((await (await bench.api.fetch(sent, { requestId: "t", clientAddress: "192.0.2.1" })).json()) as { data: never }).data;
  }
  const listed = async (state = "") =>
    ((await staff("GET", `?limit=100${state && `&state=${state}`}`)).body.data as { id: string }[]).map(({ id }) => id);
  const done = async (id: string) => ((await staff("GET", `/${id}/events`)).body.data as { action: string }[]).map(({ action }) => action);
  const read = (slug: string) => bench.call("GET", `/posts/${slug}?lang=en`);

  beforeAll(async () => {
    bench = await apiBench(engine);
    editor = await bench.person({ role: "editor" });
  });
  afterAll(() => bench.dispose());

  test("desk: a draft is deleted at once, brought back by undo, and both are written down", async () => {
    const id = await begin("a-draft");
    const agent = await bench.person({ role: "agent" });
    expect((await staff("DELETE", `/${id}`, undefined, agent.token)).status).toBe(403);
    expect((await staff("DELETE", `/${id}`)).status).toBe(204);
    expect(await listed()).not.toContain(id);
    expect(await listed("deleted")).toContain(id);
    expect((await staff("GET", `/${id}`)).status).toBe(404);
    expect((await staff("PUT", `/${id}/en`, text(2, "a-draft"))).status).toBe(404);
    expect((await staff("POST", `/${id}/en/publish`, { version: 2 })).status).toBe(404);
    expect((await staff("GET", `/${id}/en/preview`)).status).toBe(404);
    expect((await staff("POST", `/${id}/undelete`, {})).body.data.versions.en.title).toBe("About a-draft");
    expect((await staff("POST", `/${id}/undelete`, {})).status).toBe(404);
    expect(await listed()).toContain(id);
    expect(await done(id)).toEqual(["undeleted", "deleted"]);
  });

  test("desk: what readers see or are about to see is not deleted; afterwards its address answers 410 for good", async () => {
    const id = await begin("once-public");
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await staff("POST", `/${id}/en/schedule`, { version: 2, at: later })).status).toBe(200);
    expect((await staff("DELETE", `/${id}`)).status).toBe(409);
    expect((await staff("POST", `/${id}/en/publish`, { version: 2 })).status).toBe(200);
    expect((await staff("DELETE", `/${id}`)).status).toBe(409);
    expect((await read("once-public")).status).toBe(200);
    expect((await staff("POST", `/${id}/en/unpublish`, {})).status).toBe(200);
    expect((await staff("DELETE", `/${id}`)).status).toBe(204);
    expect((await read("once-public")).status).toBe(410);
    expect(await done(id)).toEqual(["deleted", "unpublished", "published", "scheduled"]);

    const never = await begin("never-public");
    expect((await staff("DELETE", `/${never}`)).status).toBe(204);
    // Its name is free again at once.
    expect((await staff("POST", "", { title: "x" })).status).toBe(201);
    const db = bench.services.database;
    expect(await db.orm.transaction((tx) => sweepDeletedPosts(tx))).toBe(0);
    const after = new Date(Date.now() + 31 * 86_400_000);
    expect(await db.orm.transaction((tx) => sweepDeletedPosts(tx, after))).toBe(2);
    expect(await db.orm.transaction((tx) => sweepDeletedPosts(tx, after))).toBe(0);
    expect((await read("once-public")).status).toBe(410);
    expect((await read("never-public")).status).toBe(404);
    expect((await staff("POST", `/${never}/undelete`, {})).status).toBe(404);
  });

  test("desk: a shared link shows the working text with its pictures to anybody, until it is taken back, over or the post is gone", async () => {
    const id = await begin("shared-draft");
    const image = await upload(id, "alt=A");
    const figure = { type: "figure", attrs: { ...image, alt: "A", caption: "" } };
    await staff("PUT", `/${id}/en`, text(2, "shared-draft", words("Only a draft.", [figure])));

    const share = async (days: number) => (await staff("POST", `/${id}/en/previews`, { days })).body.data as { id: string; token: string };
    expect((await staff("POST", `/${id}/en/previews`, { days: 365 })).status).toBe(422);
    expect((await staff("POST", `/${id}/ko/previews`, { days: 7 })).status).toBe(404);
    const [first, second] = [await share(7), await share(1)];
    const shown = ({ token }: { token: string }) => bench.call("GET", `/post-previews/${token}`);
    const picture = async ({ token }: { token: string }, path = image.src.replace("/blog/images/", "/post-images/")) =>
      (await bench.api.fetch(new Request(`http://api.test${path}?w=480&preview=${token}`), { requestId: "t", clientAddress: "192.0.2.9" }))
        .status;
    expect((await shown(first)).body.data).toMatchObject({ title: "About shared-draft", languages: {} });
    expect(await picture(first)).toBe(200);
    expect(await picture({ token: "A".repeat(43) })).toBe(404);
    expect((await shown({ token: "A".repeat(43) })).status).toBe(404);
    // What is written now is what the link shows; readers see nothing of it.
    await staff("PUT", `/${id}/en`, text(3, "shared-draft", words("Without the picture.")));
    expect(JSON.stringify((await shown(first)).body)).toContain("Without the picture.");
    expect(await picture(first)).toBe(404);
    expect((await read("shared-draft")).status).toBe(404);
    // The list tells nobody the tokens again, and the database never knew them.
    const list = await staff("GET", `/${id}/previews`);
    expect(list.body.data.map((one: { id: string }) => one.id).sort()).toEqual([first.id, second.id].sort());
    const rows = await bench.services.database.query("select * from post_previews");
    for (const kept of [list.body, rows]) for (const { token } of [first, second]) expect(JSON.stringify(kept)).not.toContain(token);

    expect((await staff("DELETE", `/${id}/previews/${first.id}`)).status).toBe(204);
    expect((await staff("DELETE", `/${id}/previews/${first.id}`)).status).toBe(404);
    expect((await shown(first)).status).toBe(404);
    expect((await shown(second)).status).toBe(200);
    await bench.services.database.query("update post_previews set expires_at = now() where id = $1", [second.id]);
    expect((await shown(second)).status).toBe(404);
    const third = await share(30);
    await staff("DELETE", `/${id}`);
    expect((await shown(third)).status).toBe(404);
    expect(await done(id)).toEqual(["deleted", "shared", "unshared", "shared", "shared"]);
  });

  test("desk: a post is signed by somebody who may write posts, with a name in both scripts, wherever it is read", async () => {
    const [writer, agent] = await Promise.all([bench.person({ role: "editor" }), bench.person({ role: "agent" })]);
    const id = await begin("signed");
    const byline = { en: "Hana Lee", ko: "이하나" };
    const sign = (signed: unknown) => staff("PATCH", `/${id}`, { signed });
    expect((await sign({ writer: agent.id, byline })).status).toBe(422);
    expect((await sign({ writer: writer.id, byline: { en: "Hana Lee", ko: " " } })).status).toBe(422);
    expect((await sign({ writer: writer.id, byline: { en: "Hana Lee" } })).status).toBe(422);
    expect((await sign({ writer: writer.id, byline })).body.data).toMatchObject({ writer: { id: writer.id }, byline });
    const people = (await bench.call("GET", "/staff/post-writers", undefined, { token: editor.token })).body.data as {
      id: string;
      byline: object | null;
    }[];
    expect(people.find((one) => one.id === writer.id)?.byline).toEqual(byline);
    expect(people.map((one) => one.id)).not.toContain(agent.id);

    await staff("POST", `/${id}/en/publish`, { version: 2 });
    const article = (await read("signed")).body.data;
    expect([article.author, article.byline]).toEqual(["platform", byline]);
    const card = (await bench.call("GET", "/posts?lang=ko")).body.data.find((one: { id: string }) => one.id === id);
    expect(card.byline).toEqual(byline);
    const feed = (await bench.call("GET", "/post-feed?lang=en")).body.data.find((one: { id: string }) => one.id === id);
    expect(feed.byline).toEqual(byline);
    // Somebody who left goes on signing what they wrote; somebody new needs the capability.
    await bench.services.database.query("update accounts set disabled_at = now() where id = $1", [writer.id]);
    expect((await sign({ writer: writer.id, byline: { ...byline, en: "H. Lee" } })).status).toBe(200);
    expect((await read("signed")).body.data.byline.en).toBe("H. Lee");
    expect((await sign(null)).body.data).toMatchObject({ writer: null, byline: null });
    expect((await read("signed")).body.data.byline).toBeNull();
  });

  test("desk: any post may show any picture; the library says where, describes it in both languages, and keeps what others show", async () => {
    const [own, other] = [await begin("owns-a-picture"), await begin("borrows-it")];
    const image = await upload(own, `alt=${encodeURIComponent("초록색 랙")}&lang=ko`);
    const id = image.src.split("/").at(-1) ?? "";
    const figure = { type: "figure", attrs: { ...image, alt: "A green rack", caption: "" } };
    const library = (method: string, path: string, body?: unknown) =>
      bench.call(method, `/staff/post-images${path}`, body, { token: editor.token });
    const found = async (q: string) =>
      (await library("GET", `?q=${encodeURIComponent(q)}`)).body.data.find((one: { id: string }) => one.id === id);
    expect(await found("초록색")).toMatchObject({ alts: { ko: "초록색 랙" }, uses: [] });
    expect((await library("PATCH", `/${id}`, { alts: { en: "A green rack" } })).body.data.alts).toEqual({
      en: "A green rack",
      ko: "초록색 랙",
    });
    expect((await library("PATCH", "/AAAAAAAAAAAAAAAAAAAA", { alts: {} })).status).toBe(404);
    expect(await found("green")).toBeDefined();
    expect(await found("no such words")).toBeUndefined();

    const bytes = async () =>
      (await bench.api.fetch(new Request(`http://api.test/post-images/${id}`), { requestId: "t", clientAddress: "192.0.2.9" })).status;
    await staff("PUT", `/${other}/en`, text(2, "borrows-it", words("With a picture.", [figure])));
    const use = { post_id: other, title: "About borrows-it", locale: "en" };
    expect((await found("green")).uses).toEqual([{ ...use, public: false }]);
    expect(await bytes()).toBe(404);
    expect((await staff("POST", `/${other}/en/publish`, { version: 3 })).status).toBe(200);
    expect((await found("green")).uses).toEqual([{ ...use, public: true }]);
    expect(await bytes()).toBe(200);

    // The post it was uploaded for is deleted and swept: the other one goes on showing it.
    await staff("DELETE", `/${own}`);
    const after = new Date(Date.now() + 31 * 86_400_000);
    await bench.services.database.orm.transaction((tx) => sweepDeletedPosts(tx, after));
    expect(await bytes()).toBe(200);
    await staff("POST", `/${other}/en/unpublish`, {});
    expect(await bytes()).toBe(404);
    await staff("PUT", `/${other}/en`, text(3, "borrows-it", words("Without it.")));
    expect((await found("green")).uses).toEqual([]);
  });
});
