// The public blog on the real process: stored pages follow every publication at once, languages are honest, nothing unpublished leaks.
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { alsoTold, everyWay, waysOf } from "../fixtures/every-way.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";
import { axeFaults } from "./axe.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; data: Record<string, unknown> }>;

async function asEditor(url: string): Promise<Call> {
  const account = demoAccounts.find(({ kind }) => kind === "editor");
  const send = (path: string, init: RequestInit) => fetch(`${url}/api${path}`, init);
  const login = await send("/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password, user_type: "staff" }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${data.token}`, "content-type": "application/json" };
    const answer = await send(`/staff/posts${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, data: ((await answer.json()) as { data: Record<string, unknown> }).data };
  };
}

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const article = (more: object) => ({
  summary: "Where a packet spends its time.",
  body: { type: "doc", content: [paragraph("Light in glass.")] },
  ...more,
});

test("a post appears everywhere once it is published, changes, and is gone", async ({ site }) => {
  const call = await asEditor(site.url);
  const seen = async (slug: string) => {
    const text = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).text();
    const has = async (path: string) => (await text(path)).includes(slug);
    return {
      page: (await fetch(`${site.url}/blog/${slug}`, { redirect: "manual" })).status,
      data: (await fetch(`${site.url}/blog/${slug}.data`)).status,
      list: await has("/blog"),
      listData: await has("/blog.data"),
      home: await has("/"),
      sitemap: await has("/sitemap"),
      xml: await has("/sitemap.xml"),
      rss: await has("/blog/feed.xml?lang=en"),
      atom: await has("/blog/atom.xml?lang=en"),
      json: await has("/blog/feed.json?lang=en"),
      search: await has("/search?q=heliotrope"),
      card: (await fetch(`${site.url}/cards/en/blog/${slug}.png`)).status,
    };
  };
  const nowhere = {
    page: 404,
    data: 404,
    list: false,
    listData: false,
    home: false,
    sitemap: false,
    xml: false,
    rss: false,
    atom: false,
    json: false,
    search: false,
    card: 404,
  };
  const everywhere = Object.fromEntries(Object.keys(nowhere).map((key) => [key, ["page", "data", "card"].includes(key) ? 200 : true]));

  const { data: post } = await call("POST", "", { title: "Heliotrope", tags: ["network"] });
  await call("PUT", `/${post.id}/en`, { version: 1, title: "Heliotrope", slug: "heliotrope-post", ...article({}) });
  // Every page is stored now, without the post.
  expect(await seen("heliotrope-post")).toEqual(nowhere);
  expect((await call("POST", `/${post.id}/en/publish`, { version: 2 })).status).toBe(200);
  await expect.poll(() => seen("heliotrope-post")).toEqual(everywhere);

  await call("PUT", `/${post.id}/en`, {
    version: 2,
    title: "Heliotrope",
    slug: "heliotrope-moved",
    ...article({ summary: "Another summary." }),
  });
  expect(await (await fetch(`${site.url}/blog/heliotrope-post`)).text()).not.toContain("Another summary.");
  await call("POST", `/${post.id}/en/publish`, { version: 3 });
  await expect.poll(() => seen("heliotrope-moved")).toEqual(everywhere);
  const moved = await fetch(`${site.url}/blog/heliotrope-post`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/heliotrope-moved"]);

  await call("POST", `/${post.id}/en/unpublish`, {});
  await expect.poll(() => seen("heliotrope-moved")).toEqual({ ...nowhere, page: 410, data: 410 });
});

test("without a translation the page says so, and search engines are told the truth", async ({ site, page }) => {
  const call = await asEditor(site.url);
  const { data: post } = await call("POST", "", { title: "Only English" });
  const evil = '</script><script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">';
  const body = {
    type: "doc",
    content: [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: evil }] }, paragraph(evil)],
  };
  await call("PUT", `/${post.id}/en`, {
    version: 1,
    title: `Only English ${evil}`.slice(0, 120),
    slug: "only-english",
    ...article({ body, summary: evil }),
  });
  await call("POST", `/${post.id}/en/publish`, { version: 2, despite: ["title", "summary"] });
  await page.goto("/blog/only-english?lang=ko");
  await expect(page.getByRole("note")).toContainText("영어 원문");
  await expect(page.locator("article.post h1")).toContainText("Only English");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${site.url}/blog/only-english`);
  expect(
    await page.locator('link[rel="alternate"][hreflang]').evaluateAll((all) => all.map((one) => one.getAttribute("hreflang"))),
  ).toEqual(["en", "x-default"]);
  await wakeScripts(page);
  expect(await page.title()).not.toBe("owned");
  await call("POST", `/${post.id}/en/archive`, {});
});

test("reading: contents, anchors, copy, language switch, search and tags, without a complaint", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog?lang=en");
  const first = page.locator(".blog-card h2 a").first();
  await first.click();
  await expect(page.locator("article.post h1")).toBeVisible();
  await wakeScripts(page);
  await page.locator(".post-contents-side a").nth(1).click();
  expect(new URL(page.url()).hash).not.toBe("");
  const code = page.locator("figure.code-block").first();
  await code.getByRole("button").click();
  await expect(code.getByRole("button")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.locator("code").textContent());
  await page
    .locator("header")
    .getByRole("link", { name: /한국어/ })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page.locator('article.post div[lang="ko"] .article')).toBeVisible();
  await page.goto("/blog?lang=en");
  await page.getByRole("searchbox").fill("replication");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=replication/);
  await expect(page.locator(".blog-card")).not.toHaveCount(0);
  await page.locator(".blog-card .blog-tags a").first().click();
  // The tag narrows the search, the next search stays in the tag, and each is taken off by itself.
  await expect(page).toHaveURL(/tag=[^&]+&q=replication/);
  await expect(page.locator(".blog-filters a[aria-current]")).toHaveCount(1);
  await expect(page.locator(".blog-found")).toContainText(/posts? about .+ with “replication”/);
  await page.getByRole("searchbox").fill("zzzz");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tag=[^&]+&q=zzzz/);
  await expect(page.getByRole("heading", { name: /^No posts about .+ with “zzzz”\.$/ })).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL(/\/blog\?tag=[^&]+$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.goBack();
  await page.getByRole("link", { name: /^Remove tag: / }).click();
  await expect(page).toHaveURL(/\/blog\?q=zzzz$/);
});

test("axe finds nothing on the list and on a post", async ({ browser, site }) => {
  const ways = [["en", "dark"] as const, ["ko", "light"] as const];
  for (const [locale, theme] of waysOf(ways, 1)) {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`/blog?lang=${locale}`);
    const href = await page.locator(".blog-card h2 a").first().getAttribute("href");
    for (const path of ["/blog", href ?? "", "/blog?q=zzzz"]) {
      await page.goto(path);
      expect(await axeFaults(page), path).toEqual([]);
    }
    await context.close();
  }
});

test("published on one replica, the stored pages of the other follow", alsoTold, async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  const database = await ownDatabase({ people: true });
  const replicas: RunningSite[] = [];
  try {
    for (let n = 0; n < 2; n++) replicas.push(await startSite({ env: { DATABASE_URL: database.url } }));
    const [first, second] = replicas.map(({ url }) => url);
    const call = await asEditor(first ?? "");
    const page = async (path: string) => (await fetch(second + path, { redirect: "manual" })).text();
    const places = ["/blog/two-replicas", "/blog?lang=en", "/blog/feed.xml?lang=en"];
    const showing = async (title: string) => (await Promise.all(places.map(page))).map((text) => text.includes(title));
    const follows = async (title: string) => {
      const since = Date.now();
      await expect.poll(() => showing(title), { timeout: 10_000, intervals: [50] }).toEqual([true, true, true]);
      test.info().annotations.push({ type: "the other replica followed after", description: `${Date.now() - since} ms` });
    };
    const write = (version: number, title: string) =>
      call("PUT", `/${post.id}/en`, { version, title, slug: "two-replicas", ...article({}) });

    const { data: post } = await call("POST", "", { title: "Replica one" });
    await write(1, "Replica one");
    await showing("");
    await call("POST", `/${post.id}/en/publish`, { version: 2 });
    await follows("Replica one");
    // What is shown now is stored: a change that nobody announces does not reach it.
    await database.run("update published_posts set title = 'Unannounced' where slug = 'two-replicas'");
    expect((await showing("Replica one"))[0]).toBe(true);
    await write(2, "Replica two");
    await call("POST", `/${post.id}/en/publish`, { version: 3 });
    await follows("Replica two");
    await call("POST", `/${post.id}/en/unpublish`, {});
    await expect.poll(() => showing("Replica two"), { timeout: 10_000, intervals: [50] }).toEqual([false, false, false]);
    expect((await fetch(`${second}/blog/two-replicas`)).status).toBe(410);
  } finally {
    for (const replica of replicas) await replica.stop();
    await database.drop();
  }
});

test("on a phone every drawing of the articles is readable without scrolling sideways", alsoTold, async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const [turn, lang] of ["en", "ko"].entries()) {
    const list = (await (await fetch(`${site.url}/api/posts?lang=${lang}&limit=100`)).json()) as { data: { slug: string }[] };
    for (const { slug } of list.data.filter((_, index) => everyWay || index % 2 === turn)) {
      await page.goto(`/blog/${encodeURIComponent(slug)}?lang=${lang}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), slug).toBeLessThanOrEqual(0);
      const faults = await page.locator(".post-diagram").evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const sheets = [...drawing.querySelectorAll("svg")].filter((sheet) => sheet.getBoundingClientRect().width > 0);
          if (sheets.length !== 1) return [`${sheets.length} sheets`];
          const edge = sheets[0]?.getBoundingClientRect();
          return [...drawing.querySelectorAll(".dgm-tall text")].flatMap((text) => {
            const { left, right, height } = text.getBoundingClientRect();
            const inside = edge && left >= edge.left && right <= edge.right;
            return inside && height >= 11
              ? []
              : [`${text.textContent}: ${Math.round(left)}–${Math.round(right)}, ${Math.round(height)} high`];
          });
        }),
      );
      expect(faults, `${lang} ${slug}`).toEqual([]);
    }
  }
  await context.close();
});
