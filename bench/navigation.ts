// From the click to the painted heading of the next page, beside loading that page as a document in the same run: the first click after a
// load, later clicks with scripts running, both on a slow line with a slow processor, and the clicks of customers and staff.
// A pointer comes to a link before it presses it: `restMs` is how long it rests there. Playwright's browser does not draw pages ahead of a
// click, it only fetches them; people's do.
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { demoAccounts } from "../db/seed/demo-accounts.ts";
import { browserFlags, findBrowser } from "../scripts/find-browser.ts";
import { startSite } from "../tests/fixtures/running-site.ts";
import { at, cpuOf } from "./load.ts";

const pages = [
  "/services/vpn",
  "/services/backup",
  "/resources/pricing",
  "/services/cdn",
  "/blog",
  "/about",
  "/services/cloud",
  "/solutions/network-design",
  "/resources/faq",
  "/services/firewall",
];
const fewPages = pages.slice(0, 5);
/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const restMs = 150;
/** A page that fades into the next is painted later than it is there; and a browser without a graphics card ends itself over it. */
const still = { reducedMotion: "reduce" } as const;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

type Speed = "desktop" | "slow";

export async function benchNavigation() {
  const site = await startSite();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags });
  const bench = { browser, url: site.url, pid: site.process.pid ?? 0 };
  try {
    for (const path of ["/", ...pages]) await (await fetch(site.url + path)).arrayBuffer();
    console.log(`\nClick to painted heading in ms; / is the share of loading the same page as a document. ${browser.version()}`);
    await publicClicks(bench, "desktop", pages);
    await publicClicks(bench, "slow", fewPages);
    await portalClicks(bench);
    await cpuOfVisit(bench);
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Bench = { browser: Browser; url: string; pid: number };

const ways = ["document", "router", "first", "later"] as const;
type Times = Record<(typeof ways)[number], number>;

async function publicClicks(bench: Bench, speed: Speed, paths: readonly string[]) {
  const rows: (Times & { path: string })[] = [];
  for (const path of paths) {
    const times: Record<keyof Times, number[]> = { document: [], router: [], first: [], later: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.document.push(await visit(bench, speed, (page) => assign(page, path)));
      times.router.push(await visit(bench, speed, (page) => drawHere(page, path)));
      times.first.push(await visit(bench, speed, (page) => clickTo(page, path)));
      times.later.push(
        await visit(bench, speed, async (page) => {
          await wake(page);
          return clickTo(page, path);
        }),
      );
    }
    rows.push({
      path,
      document: median(times.document),
      router: median(times.router),
      first: median(times.first),
      later: median(times.later),
    });
  }
  console.log(`  ${speed === "desktop" ? "Desktop" : "Slow 4G, processor a quarter as fast"}`);
  console.log(`    ${"".padEnd(28)} document   drawn by scripts   first click        scripts running`);
  const line = (name: string, row: Times) => {
    const shares = [row.router, row.first, row.later].map((time) => `${ms(time)} / ${(time / row.document).toFixed(2)}    `);
    console.log(`    ${name.padEnd(28)} ${ms(row.document)} ${shares.join("   ")}`);
  };
  for (const row of rows) line(row.path, row);
  const middle = (way: keyof Times) => median(rows.map((row) => row[way]));
  line("median", { document: middle("document"), router: middle("router"), first: middle("first"), later: middle("later") });
}

/** A new visitor on the home page, at this speed. */
async function visit(bench: Bench, speed: Speed, measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await bench.browser.newContext({ baseURL: bench.url, viewport: { width: 1280, height: 900 }, ...still });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    const cdp = await context.newCDPSession(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    if (speed === "slow") {
      await cdp.send("Network.enable");
      await cdp.send("Network.emulateNetworkConditions", slowLine);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    }
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function wake(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.waitForLoadState("networkidle");
}

/** Brings a link to the page into view and presses it as a hand does: the pointer comes, rests, and presses. */
async function clickTo(page: Page, path: string): Promise<number> {
  const spot = await page.evaluate((wanted) => {
    for (const details of document.querySelectorAll("details")) details.open = details.querySelector(`a[href="${wanted}"]`) !== null;
    const link = [...document.querySelectorAll<HTMLElement>(`a[href="${wanted}"]`)].find((one) => one.checkVisibility());
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link?.getBoundingClientRect();
    return box ? { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 } : null;
  }, path);
  if (!spot) throw new Error(`${page.url()} shows no link to ${path}`);
  await page.mouse.move(spot.x, spot.y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  return painted(page);
}

/** The way public pages were opened before: the router fetches scripts, styles and data and draws the page in this document. A navigation
 * with a state still goes that way. */
async function drawHere(page: Page, path: string): Promise<number> {
  await wake(page);
  await page.evaluate((to) => {
    const before = [...document.querySelectorAll("h1, main h2")].map((one) => one.textContent).join("\n");
    localStorage.setItem("bench", JSON.stringify({ at: performance.timeOrigin + performance.now(), path: to, before }));
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string, options: object) => void };
    };
    router.navigate(to, { state: { bench: true } });
  }, path);
  return painted(page);
}

const portal = [
  { name: "customer: list → ticket", kind: "customer", from: "/customer/ticket", link: 'a[href^="/customer/ticket/details/"]' },
  { name: "customer: tickets → support", kind: "customer", from: "/customer/ticket", link: '.account-nav a[href="/support"]' },
  { name: "customer: tickets → chat", kind: "customer", from: "/customer/ticket", link: '.account-nav a[href="/customer/chat"]' },
  { name: "customer: settings, tab → tab", kind: "customer", from: "/customer/settings", link: 'a[href="/customer/settings/password"]' },
  { name: "staff: queue → ticket", kind: "admin", from: "/staff/tickets", link: "a[data-row]" },
] as const;

async function portalClicks(bench: Bench) {
  console.log(`  Customers and staff, desktop\n    ${"".padEnd(34)} document   first click        back and again`);
  for (const step of portal) {
    const times = { document: [] as number[], first: [] as number[], again: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await bench.browser.newContext({ baseURL: bench.url, viewport: { width: 1280, height: 900 }, ...still });
      await signIn(bench.url, context, step.kind);
      const page = await context.newPage();
      await page.addInitScript(watchHeading);
      await settled(page, step.from);
      const link = shown(page, step.link);
      const to = (await link.getAttribute("href")) ?? "";
      times.first.push(await press(page, step.link));
      await page.goBack();
      await shown(page, step.link).waitFor();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => delete (window as { painted?: number }).painted);
      times.again.push(await press(page, step.link));
      await settled(page, step.from);
      times.document.push(await assign(page, to));
      await context.close();
    }
    const document = median(times.document);
    const shares = [times.first, times.again].map((all) => `${ms(median(all))} / ${(median(all) / document).toFixed(2)}`);
    console.log(`    ${step.name.padEnd(34)} ${ms(document)} ${shares.join("   ")}`);
  }
}

/** A list may stand on the page twice, for wide screens and for narrow ones. */
const shown = (page: Page, link: string) => page.locator(link).filter({ visible: true }).first();

async function settled(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.waitForLoadState("networkidle");
}

async function press(page: Page, link: string): Promise<number> {
  await shown(page, link).hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  return painted(page);
}

async function signIn(url: string, context: BrowserContext, kind: (typeof portal)[number]["kind"]) {
  const account = demoAccounts.find((candidate) => candidate.kind === kind);
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password, user_type: kind === "customer" ? "customer" : "staff" }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await context.addCookies([
    { name: "auth_token", value: data.token, url, httpOnly: true, sameSite: "Lax" },
    { name: "signed_in", value: "1", url, sameSite: "Lax" },
  ]);
}

/** What a visitor who looks at six pages costs the server, all answers together. */
async function cpuOfVisit({ browser, url, pid }: Bench) {
  const visits = 5;
  const before = cpuOf(pid);
  for (let round = 0; round < visits; round += 1) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, ...still });
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    await page.goto("/");
    for (const path of fewPages) {
      await page.waitForLoadState("networkidle");
      await clickTo(page, path);
    }
    await page.waitForLoadState("networkidle");
    await context.close();
  }
  console.log(`  Server time for a visit of ${fewPages.length + 1} pages: ${((cpuOf(pid) - before) / visits / 1000).toFixed(1)} ms`);
}

/** What the browser does without being helped: the page by its address. */
async function assign(page: Page, path: string): Promise<number> {
  await page.evaluate((to) => {
    localStorage.setItem("bench", JSON.stringify({ at: performance.timeOrigin + performance.now(), path: to, before: "" }));
    location.assign(to);
  }, path);
  return painted(page);
}

async function painted(page: Page): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const time = await page.evaluate(() => (window as { painted?: number }).painted).catch(() => undefined);
    if (time !== undefined) return time;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing was painted at ${page.url()}`);
}

/** In every document: notes the moment of a click, and the moment the heading of the page it led to has been painted. */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => [...document.querySelectorAll("h1, main h2")].map((one) => one.textContent).join("\n");
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      if (!link) return;
      localStorage.setItem("bench", JSON.stringify({ at: now(), path: link.pathname, before: heading() }));
    },
    true,
  );
  const look = () => {
    const clicked = JSON.parse(localStorage.getItem("bench") ?? "null") as { at: number; path: string; before: string } | null;
    const there = clicked && location.pathname === clicked.path && heading() !== "" && heading() !== clicked.before;
    if (!there) return requestAnimationFrame(look);
    // The frame in which it stands is on the screen when the next one begins.
    requestAnimationFrame(() => {
      (window as { painted?: number }).painted = now() - clicked.at;
      localStorage.removeItem("bench");
      requestAnimationFrame(look);
    });
  };
  requestAnimationFrame(look);
}

function median(times: number[]): number {
  return at(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

function ms(time: number): string {
  return time.toFixed(0).padStart(6);
}
