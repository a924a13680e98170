// Somebody who clicks, for `npm run bench navigation`: with a window or with a phone on a slow line, and the moment the next page was painted.
import type { Browser, Page, Viewport } from "puppeteer-core";

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const slowLine = { offline: false, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

export type Speed = "desktop" | "slow";

const phone: Viewport = { width: 390, height: 800, isMobile: true, hasTouch: true };

/** A new visitor with a window of their own: on a slow line with a phone, and no mouse. */
export async function asVisitor<Answer>(
  browser: Browser,
  measure: (page: Page) => Promise<Answer>,
  speed: Speed = "desktop",
): Promise<Answer> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (speed === "slow") await page.setViewport(phone);
    await page.evaluateOnNewDocument(noteClicks);
    return await measure(page);
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page) {
  await page.emulateNetworkConditions(slowLine);
  await page.emulateCPUThrottling(4);
}

/** Nothing is asked for ahead then. */
export function saveData(page: Page) {
  return page.evaluateOnNewDocument(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

export async function settled(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle0" });
}

/** Public pages load their scripts when somebody means to use them. */
export async function wake(page: Page) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  // Of a page that is drawn ahead the browser's driver does not hear every answer.
  await page.waitForNetworkIdle({ timeout: 5_000 }).catch(() => {});
}

/** Goes to a path and says how long it took until its heading was painted: a new document's first paint, or the frame in which the heading
 * of the page that scripts drew stands. */
export async function timed(page: Page, path: string, go: () => Promise<unknown>): Promise<number> {
  await go();
  for (let tries = 0; tries < 400; tries += 1) {
    const time = await page.evaluate(paintedAt, path).catch(() => undefined);
    if (time !== undefined && time !== null) return time;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing was painted at ${page.url()} instead of ${path}`);
}

/** Runs in the page. The heading is in the first frame of every document: documents come whole. */
function paintedAt(path: string): number | null {
  const clicked = JSON.parse(localStorage.getItem("clicked") ?? "null") as { at: number; document: number } | null;
  if (!clicked || location.pathname !== path) return null;
  const { painted } = window as { painted?: number };
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const time = clicked.document === performance.timeOrigin ? painted : first && performance.timeOrigin + first.startTime;
  return time === undefined ? null : time - clicked.at;
}

/** In every document: notes the moment of a click, and the moment a heading that was not there before has been painted. */
function noteClicks() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => [...document.querySelectorAll("h1, main h2")].map((one) => one.textContent).join("\n");
  function note() {
    localStorage.setItem("clicked", JSON.stringify({ at: now(), document: performance.timeOrigin }));
    const own = window as { painted?: number };
    delete own.painted;
    const before = heading();
    const look = () => {
      if (heading() === before || heading() === "") return requestAnimationFrame(look);
      // The frame in which it stands is on the screen when the next one begins.
      requestAnimationFrame(() => {
        own.painted = now();
      });
    };
    requestAnimationFrame(look);
  }
  Object.assign(window, { noteClick: note });
  // The first look into the store waits for another process: not in the click that is measured.
  addEventListener("load", () => localStorage.getItem("clicked"));
  addEventListener("click", (event) => (event.target as Element | null)?.closest?.("a[href]") && note(), true);
}
