// Text twice as large (WCAG 1.4.4): the browser's own size of text is 32 px instead of 16. No page scrolls sideways, no word is cut, and the
// conversation of a ticket stays readable.
import type { Browser, Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { customers, open } from "./console-test.ts";
import { expect, signInAt, test } from "./site-test.ts";

/** As if set in the browser's settings: `em` in media queries follows too, which a style sheet of ours could not do. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

/** Words that stick out of the window, or of a box that hides what is outside it, or of a box that is drawn around them. */
function lostWords(): string[] {
  const faults = new Set<string>();
  const name = (element: Element) => `${element.tagName.toLowerCase()}${[...element.classList].map((part) => `.${part}`).join("")}`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const isDrawn = (style: CSSStyleDeclaration) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.boxShadow !== "none";

  /** What is wrong with one line of words, whose letters reach from `top` to `bottom`. */
  const lookAt = (own: Element, words: string, line: { left: number; right: number; top: number; bottom: number }) => {
    const found: string[] = [];
    let [sideways, down] = [true, true];
    const around = getComputedStyle(own).position === "absolute" ? own : own.parentElement;
    for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Hidden from sight on purpose, or with an ellipsis where there is no room.
      if (style.clipPath !== "none" || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return;
      const place = box.getBoundingClientRect();
      const beside = sideways && Math.max(place.left - line.left, line.right - place.right) > 1.5;
      const below = down && Math.max(place.top - line.top, line.bottom - place.bottom) > 1.5;
      if (style.display !== "inline" && style.display !== "contents") {
        if ((beside && hides(style.overflowX)) || (below && hides(style.overflowY))) found.push(`${name(box)} cuts "${words}"`);
        if ((box === own || box === around) && (beside || below) && isDrawn(style)) found.push(`${name(box)} is too small for "${words}"`);
        if (scrolls(style.overflowX)) sideways = false;
        if (scrolls(style.overflowY)) down = false;
      }
      if (style.position === "fixed") break;
    }
    if (sideways && line.right > innerWidth + 1) found.push(`${name(own)} sticks out of the window: "${words}"`);
    for (const fault of found) faults.add(fault);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    const words = node.textContent?.trim().slice(0, 24);
    if (!own || !words || own.closest("script, style, noscript, template, svg, option")) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const letters = Number.parseFloat(getComputedStyle(own).fontSize) * 0.4;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width > 1) lookAt(own, words, { left, right, top: middle - letters, bottom: middle + letters });
    }
  }
  return [...faults];
}

/** Either the pane shows enough of the conversation, or the page scrolls to it and nothing lies over it. */
async function conversationSeen(page: Page): Promise<number> {
  return page.locator(".ticket-roll").evaluate((roll) => {
    roll.scrollIntoView({ block: "center" });
    const { top, bottom, left } = roll.getBoundingClientRect();
    const ends = [top, Math.min(bottom, innerHeight)];
    let seen = 0;
    for (let y = Math.ceil(ends[0] ?? 0); y < (ends[1] ?? 0); y += 4) {
      if (roll.contains(document.elementFromPoint(left + 8, y))) seen += 4;
    }
    return seen;
  });
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 800 },
];

async function faultsOf(browser: Browser, url: string, who: "agent" | "customer" | undefined, paths: readonly string[]) {
  const found: string[] = [];
  for (const viewport of sizes) {
    const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: "reduce", locale: "en-US" });
    if (who) await signInAt(url, context, who);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await page.waitForFunction(() => document.fonts.status === "loaded");
      found.push(...(await page.evaluate(lostWords)).map((fault) => `${path} at ${viewport.width}: ${fault}`));
      const seen = path.startsWith("/staff/tickets/") ? await conversationSeen(page) : undefined;
      if (seen !== undefined && seen < 200) found.push(`${path} at ${viewport.width}: ${seen} px of the conversation are seen`);
    }
    await context.close();
  }
  return found;
}

test(
  "text twice as large: nothing scrolls sideways, no word is cut, the conversation keeps its room",
  alsoTold,
  async ({ playwright, site }) => {
    const executablePath = findBrowser();
    const browser = await playwright.chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...browserFlags, twiceAsLarge],
    });
    try {
      // One message: as little as there can be.
      const { id } = await open(site.url, customers.ko);
      // `#main`: the browser lays out everything at once.
      const publicPages = ["/", "/services/cdn", "/services/vendor", "/resources/pricing"].flatMap((path) => [
        `${path}?lang=en#main`,
        `${path}?lang=ko#main`,
      ]);
      const found = [
        ...(await faultsOf(browser, site.url, undefined, publicPages)),
        ...(await faultsOf(browser, site.url, "customer", ["/customer/ticket", `/customer/ticket/details/${id}`])),
        ...(await faultsOf(browser, site.url, "agent", ["/staff/tickets", `/staff/tickets/${id}`])),
      ];
      expect(found).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
