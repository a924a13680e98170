// A page that was drawn before the click, in a browser that does so. The engine of the other stories only fetches pages.
import type { Browser, CDPSession } from "puppeteer-core";
import { openDrawingBrowser } from "../fixtures/drawing-browser.ts";
import { expect, test } from "./site-test.ts";

let browser: Browser;

test.beforeAll(async () => {
  browser = await openDrawingBrowser();
});

test.afterAll(() => browser.close());

/** Where a page that is drawn ahead can be spoken to before it is shown; nowhere in a browser that draws nothing ahead. */
async function pageAhead(address: string): Promise<() => CDPSession | undefined> {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const tab = targetInfos.find(({ url }) => url === address);
  const { sessionId } = await root.send("Target.attachToTarget", { targetId: tab?.targetId ?? "", flatten: true });
  const session = root.connection()?.session(sessionId);
  let ahead: CDPSession | undefined;
  session?.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.subtype === "prerender") ahead = root.connection()?.session(sessionId) ?? undefined;
  });
  await session?.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return () => ahead;
}

/** Runs in the page that is drawn, before anybody sees it: notes whether its words were painted when it was told that it is shown. */
function noteShown() {
  const words = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  const note = () => Object.assign(window, { wordsWhenShown: words() });
  new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["data-drawn"] });
}

type Shown = { path: string; drawn: string | undefined; words: boolean; picture: string; at: string | undefined };

/** Runs in the page that is shown. */
function whatIsShown(): Shown {
  const { wordsWhenShown } = window as unknown as { wordsWhenShown: boolean };
  const picture = document.querySelector(".after-words");
  return {
    path: location.pathname,
    drawn: document.documentElement.dataset.drawn,
    words: wordsWhenShown,
    picture: picture ? getComputedStyle(picture).opacity : "none",
    at: document.activeElement?.id,
  };
}

test("a page that was drawn before the click shows its words first, and does everything else after that painting", async ({ site }) => {
  const path = "/services/cdn";
  const page = await browser.newPage();
  await page.goto(`${site.url}/`, { waitUntil: "networkidle0" });
  const spot = await page.evaluate((wanted) => {
    const link = [...document.querySelectorAll<HTMLElement>(`main a[href="${wanted}"]`)].find((one) => one.checkVisibility());
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, height } = link?.getBoundingClientRect() ?? { x: 0, y: 0, height: 0 };
    return { x: x + 10, y: y + height / 2 };
  }, path);
  const ahead = await pageAhead(page.url());
  await page.mouse.move(spot.x, spot.y);

  await expect
    .poll(ahead, { timeout: 3_000 })
    .toBeDefined()
    .catch(() => {});
  // Where the only Chromium is one that draws nothing ahead (Debian's, with its windows).
  test.skip(!ahead(), "this browser draws nothing ahead");
  const run = async (expression: string) => (await ahead()?.send("Runtime.evaluate", { expression }))?.result.value;
  const drawn = () => run("document.documentElement.dataset.drawn");
  await expect.poll(drawn).toBe("waits");
  await run(`(${noteShown})()`);

  await page.mouse.click(spot.x, spot.y);
  // In the moment the one page takes the place of the other, neither answers.
  const shown = () => page.evaluate(whatIsShown).catch(() => undefined);
  await expect.poll(shown).toEqual({ path, drawn: "", words: true, picture: "1", at: "main" });
});
