// From the click to the painted heading of the next page, beside loading that page as a document in the same run: first and later clicks on
// a desktop and on a phone with a slow line and a slow processor, and the clicks of customers and staff.
import type { Browser, Page } from "puppeteer-core";
import { sessionCookies, signedInToken } from "../../tests/fixtures/demo-token.ts";
import { openDrawingBrowser } from "../../tests/fixtures/drawing-browser.ts";
import { startSite } from "../../tests/fixtures/running-site.ts";
import { at, cpuOf } from "../load.ts";
import { asVisitor, type Speed, saveData, settled, slowDown, timed, wake } from "./click-browser.ts";

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
/** A reader looks at a link before they reach for it; the pointer rests on it, and the button is held for a moment before it is let go. With a
 * phone they scroll there and read it first; somebody quick taps after half of that. */
const lookMs = 1_000;
const readMs = 2_000;
const hands = { usual: { restMs: 300, pressMs: 90 }, quick: { restMs: 150, pressMs: 0 } };
type Hand = keyof typeof hands;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_CLICKS; // desktop, phone, portal or visit

type Bench = { browser: Browser; url: string; pid: number };

export async function benchNavigation() {
  const site = await startSite();
  const browser = await openDrawingBrowser();
  const bench = { browser, url: site.url, pid: site.process.pid ?? 0 };
  try {
    for (const path of ["/", ...pages]) for (let n = 0; n < 25; n += 1) await (await fetch(site.url + path)).arrayBuffer();
    console.log(`\nClick to painted heading in ms; / is the share of loading the same page as a document. ${await browser.version()}`);
    const parts = {
      desktop: () => publicClicks(bench, "desktop", pages),
      phone: () => publicClicks(bench, "slow", fewPages),
      portal: () => portalClicks(bench),
      visit: () => cpuOfVisit(bench),
    };
    for (const [name, measure] of Object.entries(parts)) if (only === undefined || only === name) await measure();
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** `tapped`: on a phone the document is loaded by the same tap on the same link, with nothing asked for ahead. `edge`: of a link at the lower
 * edge of the screen, with and without what is asked for ahead. */
type Times = {
  document: number;
  router: number;
  first: number;
  later: number;
  quick: number;
  edge?: number;
  tapped?: number;
  bare?: number;
};

async function publicClicks(bench: Bench, speed: Speed, paths: readonly string[]) {
  const rows: (Times & { path: string })[] = [];
  const go = speed === "slow" ? tap : clickTo;
  for (const path of paths) {
    const middle = async (measure: (page: Page) => Promise<number>, savesData = false) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await fromHome(bench, speed, measure, savesData));
      return median(times);
    };
    // Nothing is asked for ahead there, so the page by its address is not a page that was drawn before.
    const unhelped = (measure: (page: Page) => Promise<number>) => middle(measure, true);
    rows.push({
      path,
      document: await unhelped((page) => byAddress(page, path)),
      router: await middle((page) => drawHere(page, path)),
      first: await middle((page) => go(page, path)),
      later: await middle(async (page) => {
        await wake(page);
        return go(page, path);
      }),
      quick: await middle((page) => go(page, path, "quick")),
      ...(speed === "slow"
        ? {
            edge: await middle((page) => tap(page, path, "usual", "end")),
            tapped: await unhelped((page) => tap(page, path)),
            bare: await unhelped((page) => tap(page, path, "usual", "end")),
          }
        : {}),
    });
  }
  console.log(
    `  ${speed === "desktop" ? "Desktop" : "A phone on slow 4G, processor a quarter as fast; the link stands in the middle of the screen"}`,
  );
  const edge = speed === "slow" ? "   first, at the edge   tapped, not ahead   at the edge, not ahead" : "";
  console.log(`    ${"".padEnd(28)} document   drawn by scripts   first click        scripts running    first, quick hand${edge}`);
  const line = (name: string, row: Times) => {
    const shares = [row.router, row.first, row.later, row.quick, ...(row.edge ? [row.edge, row.tapped ?? 0, row.bare ?? 0] : [])].map(
      (time) => `${ms(time)} / ${(time / row.document).toFixed(2)}    `,
    );
    console.log(`    ${name.padEnd(28)} ${ms(row.document)} ${shares.join("   ")}`);
  };
  for (const row of rows) line(row.path, row);
  const middle = (way: keyof Times) => median(rows.map((row) => row[way] ?? 0));
  line("median", {
    document: middle("document"),
    router: middle("router"),
    first: middle("first"),
    later: middle("later"),
    quick: middle("quick"),
    edge: middle("edge"),
    tapped: middle("tapped"),
    bare: middle("bare"),
  });
}

async function fromHome(
  { browser, url }: Bench,
  speed: Speed,
  measure: (page: Page) => Promise<number>,
  savesData: boolean,
): Promise<number> {
  const fromThere = async (page: Page) => {
    if (savesData) await saveData(page);
    await settled(page, `${url}/`);
    if (speed === "slow") await slowDown(page);
    return measure(page);
  };
  return asVisitor(browser, fromThere, speed);
}

/** What the browser does without being helped: the page by its address. */
function byAddress(page: Page, path: string): Promise<number> {
  return timed(page, path, () =>
    page.evaluate((to) => {
      (window as unknown as { noteClick: () => void }).noteClick();
      location.assign(to);
    }, path),
  );
}

/** The way public pages were opened before: the router fetches scripts, styles and data and draws the page in this document. A navigation
 * with a state still goes that way. */
async function drawHere(page: Page, path: string): Promise<number> {
  await wake(page);
  return timed(page, path, () =>
    page.evaluate((to) => {
      const own = window as unknown as {
        noteClick: () => void;
        __reactRouterDataRouter: { navigate: (to: string, options: object) => void };
      };
      own.noteClick();
      own.__reactRouterDataRouter.navigate(to, { state: { bench: true } });
    }, path),
  );
}

/** Brings a link to the page into view and presses it as a hand does: the eyes come, the pointer comes, rests, and presses. */
async function clickTo(page: Page, path: string, hand: Hand = "usual"): Promise<number> {
  const spot = await page.evaluate((wanted) => {
    for (const details of document.querySelectorAll("details")) details.open = details.querySelector(`a[href="${wanted}"]`) !== null;
    const link = [...document.querySelectorAll<HTMLElement>(`a[href="${wanted}"]`)].find((one) => one.checkVisibility());
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link?.getBoundingClientRect();
    return box ? { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 } : null;
  }, path);
  if (!spot) throw new Error(`${page.url()} shows no link to ${path}`);
  await pause(lookMs);
  await page.mouse.move(spot.x, spot.y);
  await pause(hands[hand].restMs);
  return timed(page, path, () => pressed(page, hand));
}

/** Brings a link of the page's text into view, looks at it, and taps it. */
async function tap(page: Page, path: string, hand: Hand = "usual", block: "center" | "end" = "center"): Promise<number> {
  const spot = await page.evaluate(
    (wanted, block) => {
      const link = [...document.querySelectorAll<HTMLElement>(`main a[href="${wanted}"]`)].find((one) => one.checkVisibility());
      link?.scrollIntoView({ block, behavior: "instant" });
      const box = link?.getBoundingClientRect();
      return box ? { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 } : null;
    },
    path,
    block,
  );
  if (!spot) throw new Error(`${page.url()} has no link to ${path} in its text`);
  await pause(hand === "quick" ? lookMs : readMs);
  return timed(page, path, async () => {
    await page.touchscreen.touchStart(spot.x, spot.y);
    await pause(hands.usual.pressMs);
    // The page may be gone before the browser's driver says so.
    page.touchscreen.touchEnd().catch(() => {});
  });
}

async function pressed(page: Page, hand: Hand = "usual") {
  await page.mouse.down();
  await pause(hands[hand].pressMs);
  await page.mouse.up();
}

const portal = [
  { name: "customer: list → ticket", kind: "customer", from: "/customer/ticket", link: 'a[href^="/customer/ticket/details/"]' },
  { name: "customer: tickets → support", kind: "customer", from: "/customer/ticket", link: '.account-nav a[href="/support"]' },
  { name: "customer: tickets → chat", kind: "customer", from: "/customer/ticket", link: '.account-nav a[href="/customer/chat"]' },
  { name: "customer: settings, tab → tab", kind: "customer", from: "/customer/settings", link: 'a[href="/customer/settings/password"]' },
  { name: "staff: queue → ticket", kind: "admin", from: "/staff/tickets", link: "a[data-row]" },
] as const;

async function portalClicks({ browser, url }: Bench) {
  console.log(`  Customers and staff, desktop\n    ${"".padEnd(34)} document   first click        back and again`);
  for (const step of portal) {
    const times = { document: [] as number[], first: [] as number[], again: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await asVisitor(browser, async (page) => {
        await signIn(url, page, step.kind);
        const open = async () => {
          await settled(page, url + step.from);
          await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
        };
        await open();
        // A list may stand on the page twice, for wide screens and for narrow ones.
        const link = async () => {
          const found = await page.$$(step.link);
          for (const one of found) if (await one.isVisible()) return one;
          throw new Error(`${step.from} shows no ${step.link}`);
        };
        const to = await (await link()).evaluate((one) => (one as HTMLAnchorElement).pathname);
        const press = async () => {
          await pause(lookMs);
          await (await link()).hover();
          await pause(hands.usual.restMs);
          return timed(page, to, () => pressed(page));
        };
        times.first.push(await press());
        await page.goBack();
        await page.waitForNetworkIdle();
        times.again.push(await press());
        await open();
        times.document.push(await byAddress(page, to));
      });
    }
    const whole = median(times.document);
    const shares = [times.first, times.again].map((all) => `${ms(median(all))} / ${(median(all) / whole).toFixed(2)}`);
    console.log(`    ${step.name.padEnd(34)} ${ms(whole)} ${shares.join("   ")}`);
  }
}

async function signIn(url: string, page: Page, kind: (typeof portal)[number]["kind"]) {
  const token = await signedInToken(url, kind);
  await page
    .browserContext()
    .setCookie(...sessionCookies(url, token).map(({ url, ...cookie }) => ({ ...cookie, domain: new URL(url).hostname, path: "/" })));
}

/** What a visit of six pages costs the server, with what is asked for ahead and without. The first visits, which pay for the start, do not count. */
async function cpuOfVisit(bench: Bench) {
  for (const saves of [true, false]) await cpuOfVisits(bench, saves, 1);
  let [ahead, without] = [0, 0];
  for (let round = 0; round < 2; round += 1) {
    ahead += (await cpuOfVisits(bench, false, 2)) / 2;
    without += (await cpuOfVisits(bench, true, 2)) / 2;
  }
  const shares = `${ahead.toFixed(0)} ms, with nothing asked for ahead ${without.toFixed(0)}: ${(ahead / without).toFixed(2)}`;
  console.log(`  Server time for a visit of six pages: ${shares}`);
}

async function cpuOfVisits({ browser, url, pid }: Bench, savesData: boolean, visits: number): Promise<number> {
  const before = cpuOf(pid);
  for (let round = 0; round < visits; round += 1) {
    await asVisitor(browser, async (page) => {
      if (savesData) await saveData(page);
      await settled(page, `${url}/`);
      for (const path of fewPages) {
        await clickTo(page, path);
        // Of a page that was drawn ahead the browser's driver does not hear every answer: its idle network is not waited for.
        await pause(lookMs);
      }
    });
  }
  return (cpuOf(pid) - before) / visits / 1000;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function median(times: number[]): number {
  return at(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

function ms(time: number): string {
  return time.toFixed(0).padStart(6);
}
