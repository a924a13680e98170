import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageSrcSet } from "#features/blog/rules/image-sizes.ts";
import { AddressRefused, isPublicAddress, outsideStatus } from "#platform/outside-fetch.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { checkLinks } from "./link-check.server.ts";

describe.each(oneEngine)("pictures and links on %s", (engine) => {
  let bench: ApiBench;
  let editor: Person;
  let id: string;
  const staff = (method: string, path: string, body?: unknown) => bench.call(method, `/staff/posts${path}`, body, { token: editor.token });

  async function upload(bytes: Uint8Array, name: string, alt: string) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], name));
    const headers = { authorization: `Bearer ${editor.token}` };
    const request = new Request(`http://api.test/staff/posts/${id}/images?alt=${encodeURIComponent(alt)}`, {
      method: "POST",
      body: form,
      headers,
    });
    const answer = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.1" });
    return { status: answer.status, body: (await answer.json()) as { data: { src: string; width: number; height: number } } };
  }
  const fetchImage = (path: string, token?: string) =>
    bench.api.fetch(new Request(`http://api.test${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}), {
      requestId: "t",
      clientAddress: "192.0.2.1",
    });

  beforeAll(async () => {
    bench = await apiBench(engine);
    editor = await bench.person({ role: "editor" });
    id = (await staff("POST", "", { title: "Pictures" })).body.data.id;
  });
  afterAll(() => bench.dispose());

  test("a picture is drawn anew in several widths, private until a published text shows it", async () => {
    const png = await sharp({ create: { width: 1300, height: 650, channels: 3, background: "#1f5fa8" } })
      .png()
      .toBuffer();
    expect((await upload(png, "graph.png", "x".repeat(301))).status).toBe(422);
    // desk: a pasted picture goes up before its words are written; publishing (below) waits for them.
    expect((await upload(png, "graph.png", "")).status).toBe(201);
    expect((await upload(Buffer.from("<svg onload='alert(1)'/>"), "graph.svg", "x")).status).toBe(415);
    expect((await upload(Buffer.from("<html><script>1</script>"), "graph.png", "x")).status).toBe(415);
    const { status, body } = await upload(png, "graph.png", "A blue graph");
    expect(status).toBe(201);
    const { src, width, height } = body.data;
    expect([width, height]).toEqual([1300, 650]);
    const path = src.replace("/blog/images/", "/post-images/");
    expect((await fetchImage(path)).status).toBe(404);
    expect((await fetchImage(path, (await bench.person()).token)).status).toBe(404);
    const own = await fetchImage(`${path}?w=480`, editor.token);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).width).toBe(480);

    const figure = { type: "figure", attrs: { src, alt: "A blue graph", caption: "", width, height } };
    const text = { version: 1, title: "Pictures", summary: "S", slug: "pictures", body: { type: "doc", content: [figure] } };
    await staff("PUT", `/${id}/en`, { ...text, body: { type: "doc", content: [{ ...figure, attrs: { ...figure.attrs, alt: "" } }] } });
    expect((await staff("POST", `/${id}/en/publish`, { version: 2 })).status).toBe(422);
    await staff("PUT", `/${id}/en`, { ...text, version: 2 });
    expect((await staff("POST", `/${id}/en/publish`, { version: 3 })).status).toBe(200);
    const shown = await fetchImage(`${path}?w=700`);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(960);
    expect((await fetchImage(path)).headers.get("cache-control")).toBe("public, max-age=3600");
    expect(imageSrcSet(src, width)).toBe(`${src}?w=480 480w, ${src}?w=960 960w, ${src}?w=1300 1300w`);
  });

  test("security 16: a picture is public only while a published text shows it", async () => {
    const png = await sharp({ create: { width: 100, height: 50, channels: 3, background: "#1f5fa8" } })
      .png()
      .toBuffer();
    const post = (await staff("POST", "", { title: "Comes and goes" })).body.data.id;
    const before = id;
    id = post;
    const [first, second] = [(await upload(png, "a.png", "A")).body.data, (await upload(png, "b.png", "B")).body.data];
    id = before;
    const figure = (image: typeof first) => ({ type: "figure", attrs: { ...image, alt: "A", caption: "" } });
    const text = (version: number, image: typeof first) => ({
      version,
      title: "Comes and goes",
      summary: "S",
      slug: "comes-and-goes",
      body: { type: "doc", content: [figure(image)] },
    });
    const open = async (token?: string) =>
      Promise.all([first, second].map(async ({ src }) => (await fetchImage(src.replace("/blog/images/", "/post-images/"), token)).status));
    let version = 1;
    const turn = async (path: string, body?: object) => {
      const answer = await staff(path === "" ? "PUT" : "POST", `/${post}/en${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      version = answer.body.data.version ?? answer.body.data.versions?.en?.version ?? version;
    };
    await turn("", text(1, first));
    expect(await open()).toEqual([404, 404]);
    await turn("/publish", { version: 2 });
    expect(await open()).toEqual([200, 404]);
    await turn("", text(2, second));
    await turn("/publish", { version: 3 });
    expect(await open()).toEqual([404, 200]);
    await turn("/unpublish", {});
    expect(await open()).toEqual([404, 404]);
    await turn("/publish", { version: 3 });
    expect(await open()).toEqual([404, 200]);
    await turn("/archive", {});
    expect(await open()).toEqual([404, 404]);
    expect(await open((await bench.person({ role: "agent" })).token)).toEqual([404, 404]);
    expect(await open(editor.token)).toEqual([200, 200]);
  });

  test("links are looked up here and asked elsewhere", async () => {
    const links = [
      "/services/cdn",
      "/no/such",
      "/blog/pictures",
      "/blog/missing",
      "#top",
      "#part",
      "https://up.example/a",
      "https://gone.example/",
      "https://moved.example/",
      "mailto:a@example.com",
    ];
    const body = {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Part" }] },
        { type: "paragraph", content: links.map((href) => ({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })) },
      ],
    };
    const saved = await staff("PUT", `/${id}/en`, { version: 3, title: "Pictures", summary: "S", slug: "pictures", body });
    expect(saved.status).toBe(200);
    const asked: string[] = [];
    const results = await checkLinks(bench.services.database.orm, id, "en", async (url, method) => {
      asked.push(`${method} ${url.href}`);
      if (url.hostname === "moved.example") return { status: 301, location: "https://up.example/b" };
      return { status: url.hostname === "gone.example" ? 404 : 200, location: undefined };
    });
    expect(Object.fromEntries(results.map(({ href, state }) => [href, state]))).toEqual({
      "/services/cdn": "ok",
      "/no/such": "broken",
      "/blog/pictures": "ok",
      "/blog/missing": "broken",
      "#top": "broken",
      "#part": "ok",
      "https://up.example/a": "ok",
      "https://gone.example/": "broken",
      "https://moved.example/": "ok",
      "mailto:a@example.com": "ok",
    });
    expect(asked).toContain("HEAD https://up.example/b");
  });
});

test("nothing inside our own network can be asked", async () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "192.168.1.1",
    "0.0.0.0",
    "100.64.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "2001:db8::1",
    "224.0.0.1",
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ["1.1.1.1", "8.8.8.8", "2606:4700::1111"]) expect(isPublicAddress(address), address).toBe(true);
  for (const url of [
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://localhost/",
    "http://0x7f000001/",
    "https://user:pw@example.com/",
    "http://example.com:25/",
    "file:///etc/passwd",
  ])
    await expect(outsideStatus(new URL(url), "HEAD"), url).rejects.toBeInstanceOf(AddressRefused);
});
