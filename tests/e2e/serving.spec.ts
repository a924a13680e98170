// How pages leave the server: from the cache, compressed, revalidated, with the right headers. No browser needed, but the real process.
import { request as httpRequest } from "node:http";
import type { Page } from "@playwright/test";
import { publicPaths } from "../../content/pages.ts";
import { overBudget, readKept } from "../../scripts/checks/check-bytes.ts";
import { pageWeights, settledBytes } from "../../scripts/checks/page-bytes.ts";
import { startSite } from "../fixtures/running-site.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

/** What a public page may load in scripts, compressed, from first to last. */
const firstScripts = 110_000;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

function get(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = httpRequest(url, { method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("end", () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers as Record<string, string>, body: Buffer.concat(chunks) }),
      );
    });
    req.on("error", reject);
    req.end();
  });
}

test("a public page is compressed, revalidated and the same for everyone", async ({ site }) => {
  const page = `${site.url}/services/cdn`;
  await settledBytes(page);
  const first = await get(page, { "accept-encoding": "br" });
  const second = await get(page, { "accept-encoding": "gzip, br" });
  expect(second.status).toBe(200);
  expect(second.headers["content-encoding"]).toBe("br");
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers["cache-control"]).toContain("public");
  expect(second.headers.vary).toMatch(/accept-encoding/i);
  expect((await get(page, { "accept-encoding": "br", "if-none-match": second.headers.etag ?? "" })).status).toBe(304);
  const head = await get(page, { "accept-encoding": "br" }, "HEAD");
  expect(head.body.length).toBe(0);
  expect(head.headers["content-length"]).toBe(String(second.body.length));
  const zipped = await get(page, { "accept-encoding": "gzip" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(zipped.headers.etag, "another representation").not.toBe(second.headers.etag);
  expect((await get(page)).headers["content-encoding"]).toBeUndefined();
});

test("unknown query parameters and cookies neither vary nor grow the cache", async ({ site }) => {
  const plain = await get(`${site.url}/about`);
  const odd = await get(`${site.url}/about?utm_source=x&n=${Math.random()}`, { cookie: "auth_token=abc; other=1" });
  expect(odd.headers.etag).toBe(plain.headers.etag);
  expect(odd.headers["set-cookie"]).toBeUndefined();
});

test("whatever a neighbour's cookie says under one of our names, a page answers, and the right password is enough", async ({ site }) => {
  const names = ["auth_token", "viewing", "device", "login_challenge", "signup", "estimate", "locale", "theme", "flash", "signed_in"];
  for (const value of ["%E2%82%AC", "%00", "%0d%0aX:1", "%", "{}", "[]", "x".repeat(300), "__proto__"]) {
    const cookie = names.flatMap((name) => [`${name}=${value}`, `__Host-${name}=${value}`]).join("; ");
    for (const path of ["/", "/login", "/signup-confirmation", "/customer/ticket", "/staff", "/session", "/realtime", "/files/x"]) {
      const { status } = await get(site.url + path, { cookie, accept: "text/html" });
      expect(status, `${path} with ${value}`).toBeLessThan(500);
    }
    const form = new URLSearchParams({ email: "alex@example.com", password: "sail-by-the-chart-26" });
    const entered = await fetch(`${site.url}/login`, { method: "POST", headers: { cookie }, body: form, redirect: "manual" });
    expect(entered.status, value).toBe(302);
  }
});

test("the language of a page follows query, then cookie, and the query is remembered", async ({ site }) => {
  const asked = await get(`${site.url}/?lang=ko`);
  expect(asked.headers["content-language"]).toBe("ko");
  expect(String(asked.headers["set-cookie"])).toBe("locale=ko; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(asked.body.toString()).toMatch(/<body class="ko/);
  const remembered = await get(site.url, { cookie: "locale=ko" });
  expect(remembered.headers["content-language"]).toBe("ko");
  expect(remembered.headers["set-cookie"]).toBeUndefined();
});

test("every answer carries the security headers, and no script runs by unsafe-inline", async ({ site }) => {
  for (const path of ["/", "/no/such", "/login", "/robots.txt", "/api/openapi.json", "/builds/latest.json", "/healthz"]) {
    const { headers } = await get(site.url + path);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0] ?? "", path).not.toContain("unsafe-inline");
  }
  expect((await get(`${site.url}/login`)).headers["cache-control"]).toBe("private, no-store");
});

test("a forced host answers in its language whatever cookie or query say; https brings HSTS", async () => {
  const site = await startSite({ env: { PUBLIC_ORIGIN: "https://www.example.com", FORCED_LOCALE_HOSTS: "www.example.kr=ko" } });
  try {
    for (const path of ["/", "/?lang=en", "/no/such"]) {
      const answer = await get(site.url + path, { host: "www.example.kr", cookie: "locale=en" });
      expect(answer.headers["content-language"]).toBe("ko");
      expect(answer.body.toString()).toMatch(/<html lang="ko"/);
    }
    expect((await get(site.url)).headers["strict-transport-security"]).toContain("max-age");
  } finally {
    await site.stop();
  }
});

test("hashed assets are immutable and precompressed; builds name themselves", async ({ site }) => {
  const html = (await get(site.url)).body.toString();
  const asset = html.match(/href="(\/assets\/[^"]+\.css)"/)?.[1] ?? "";
  const css = await get(site.url + asset, { "accept-encoding": "br" });
  expect(css.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(css.headers["content-encoding"]).toBe("br");
  const latest = JSON.parse((await get(`${site.url}/builds/latest.json?${Date.now()}`)).body.toString()) as { id: string };
  const manifest = JSON.parse((await get(`${site.url}/builds/meta/${latest.id}.json`)).body.toString()) as {
    routes: Record<string, { assets: string[] }>;
  };
  expect(manifest.routes.root?.assets.length).toBeGreaterThan(0);
});

test("a public page needs no script to be read; the first intent brings at most 110 kB", async ({ page }) => {
  for (const path of ["/", "/services/cdn", "/resources/pricing"]) {
    const sizes: Promise<number>[] = [];
    const count = (response: import("@playwright/test").Response) => {
      // The small file that looks after the next page waits for no intent (decision 25).
      if (/\/assets\/(?!next-page-).*\.js$/.test(response.url()))
        sizes.push(response.allHeaders().then((headers) => Number(headers["content-length"] ?? 0)));
    };
    page.on("response", count);
    await page.goto(path);
    expect(sizes, path).toHaveLength(0);
    await wakeScripts(page);
    await page.waitForLoadState("networkidle");
    page.off("response", count);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(10_000);
    expect(bytes, path).toBeLessThanOrEqual(firstScripts);
    await page.context().clearCookies();
  }
});

test("the scripts of a page do not hold up whoever is about to leave it: a link brings none, a control brings them", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?!next-page-).*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/resources/pricing");
  const footer = page.locator(".site-footer").getByRole("link", { name: "About" }).first();
  await footer.hover();
  await footer.focus();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  expect(scripts).toEqual([]);
  await page.locator("main input:visible, main select:visible").first().hover();
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  expect(scripts.length).toBeGreaterThan(5);
});

test("with scripts running a pressed link brings no styles that would have the page set anew; a pressed button brings those of messages", async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (/\.css$/.test(request.url())) sheets.push(request.url());
  });
  await page.goto("/");
  await wakeScripts(page);
  await page.waitForLoadState("networkidle");
  sheets.length = 0;
  await page.locator(".site-footer").getByRole("link", { name: "About" }).first().hover();
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.move(5, 300);
  await page.mouse.up();
  expect(sheets).toEqual([]);
  const messages = page.waitForRequest(/toast-stack.*\.css$/);
  await page.locator(".site-header button:visible").first().click();
  await messages;
  expect(sheets.filter((url) => /\/fields-/.test(url))).toEqual([]);
});

/** When the page had its first paint, and when it asked for a font. */
function timesOf(page: Page, font: string) {
  return page.evaluate((name) => {
    const asked = performance.getEntriesByType("resource").filter((entry) => entry.name.includes(`/assets/${name}-`));
    return { painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, asked: asked.map((one) => one.startTime) };
  }, font);
}

test("the first page of a visit in Korean is painted before it asks for fonts, and then has all of them; the next one asks at once", async ({
  page,
  site,
}) => {
  const html = page.locator("html");
  await page.goto(`${site.url}/services/cdn?lang=ko`);
  await expect(html).toHaveAttribute("data-hangul", "");
  expect(await page.evaluate(() => document.fonts.check('1em "Pretendard Hangul", "Pretendard Later"', "가"))).toBe(true);
  const face = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((one) => getComputedStyle(one).fontFamily);
  for (const name of ["h1", ".site-header", ".site-footer"]) expect(await face(name), name).toContain('"Pretendard Hangul"');
  for (const font of ["sans-korean", "sans-korean-later", "sans-latin", "mono-400", "mono-500"]) {
    const { painted, asked } = await timesOf(page, font);
    expect(asked, font).not.toEqual([]);
    expect(Math.min(...asked), font).toBeGreaterThan(painted);
  }
  await page.locator('a[href="/resources/pricing"]:visible').first().click();
  await expect(page).toHaveURL(/pricing/);
  await expect(html).toHaveAttribute("data-hangul", "");
  await expect.poll(async () => (await timesOf(page, "sans-korean")).painted).toBeGreaterThan(0);
  const next = await timesOf(page, "sans-korean");
  expect(next.asked[0]).toBeLessThan(next.painted);
});

test("the styles that follow a first view come to every public page as one sheet, with what it shares with others imported", async ({
  page,
  site,
}) => {
  for (const path of publicPaths) {
    const html = (await get(`${site.url}${path}?lang=en`)).body.toString();
    const [, later = ""] = /data-later-styles="">(.*?)<\/div>/.exec(html) ?? [];
    expect(later.match(/ rel="stylesheet"/g) ?? [], path).toHaveLength(html.includes("data-later-styles") ? 1 : 0);
  }
  await page.goto(`${site.url}/services/cdn`);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes("/page-styles-"))
      .map(({ cssRules }) =>
        [...cssRules].flatMap((rule) => (rule instanceof CSSImportRule ? [rule.styleSheet?.cssRules.length ?? 0] : [])),
      ),
  );
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.length).toBeGreaterThan(2);
  expect(Math.min(...(sheets[0] ?? [0]))).toBeGreaterThan(0);
});

test("without scripts a Korean page has its letters all the same", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForResponse(/sans-korean-(?!later)/);
  await page.goto("/about?lang=ko");
  expect((await font).ok()).toBe(true);
  await context.close();
});

test("a first view waits for no store of the browser but its cookies", async ({ page, site }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (this: Storage, name: string) {
      if (document.documentElement.dataset.ready === undefined) asked.push(name);
      return getItem.call(this, name);
    };
  });
  for (const path of ["/?lang=ko", "/services/cdn"]) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked), path).toEqual([]);
  }
  // Back at a page that is read from its address again, the place is looked up.
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(["react-router-scroll-positions"]);
});

test("no page weighs more than its budget; of the documents the heaviest are weighed here, all of them by npm run check", async ({
  site,
}) => {
  const weights = await pageWeights(site.url, ["/services/cdn", "/solutions/edge-computing", "/resources/pricing"]);
  expect(weights.filter(({ part }) => part === "scripts").length).toBeGreaterThan(40);
  expect(Math.min(...weights.filter(({ part }) => part === "scripts").map(({ bytes }) => bytes))).toBeGreaterThan(10_000);
  expect(overBudget(weights, readKept())).toEqual([]);
});

test("the outline of a map is a file that pages share, and is drawn without scripts", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, outline] of [
    ["/", "svg.map-wide use.map-dots"],
    ["/services/cdn", "svg.cdn-wide use.mark-line-faint"],
  ] as const) {
    const drawn = page.waitForResponse((response) => response.url().endsWith(".svg") && /ground|outlines/.test(response.url()));
    await page.goto(path);
    expect((await drawn).headers()["cache-control"], path).toContain("immutable");
    await expect(page.locator(outline).first(), path).toBeVisible();
  }
  await context.close();
});
