// Axe over the page as it stands: WCAG A and AA and axe's own best practices.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { everyWay } from "../fixtures/every-way.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// What surrounds every page is looked at with the first one at each width: looking at it again is most of the cost.
const shells = [".site-header", ".site-footer", ".account-rail", ".account-bar", ".account-tabs"];
const seen = new WeakMap<Page, Set<string>>();
/** Combinations of colours that were judged in this worker, on whatever page. */
const judged = new Set<string>();

type Axe = {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>;
};

/** One line a violation: which rule, and where. `shell`: look at what surrounds the page even if it was seen before. */
export async function axeFaults(page: Page, { shell = false } = {}): Promise<string[]> {
  const known = seen.get(page) ?? new Set();
  seen.set(page, known);
  const width = page.viewportSize()?.width;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.evaluate(layOutAll);
  const there = await page.evaluate((all) => all.filter((selector) => document.querySelector(selector) !== null), shells);
  const skipped = shell ? [] : there.filter((selector) => known.has(`${selector} ${width}`));
  for (const selector of there) known.add(`${selector} ${width}`);
  const before = everyWay || shell ? [] : [...judged];
  for (const key of await page.evaluate(markColours, { before, width: width ?? 0, everything: everyWay })) judged.add(key);
  // Only faults are reported, and in the page itself: our pages have no frames.
  const violations = await page.evaluate(
    async ({ skipped, tags }) => {
      const { axe } = window as unknown as { axe: Axe };
      axe.configure({
        rules: [
          { id: "color-contrast", selector: "[data-judge-colours]" },
          { id: "link-in-text-block", selector: "a[href][data-judge-colours]" },
        ],
      });
      // WCAG 2.5.3 is a rule of its own in axe, outside the tags: whoever speaks to the screen says what is written on a control.
      const rules = { "label-content-name-mismatch": { enabled: true } };
      const options = { runOnly: { type: "tag", values: tags }, rules, resultTypes: ["violations"], elementRef: false, preload: false };
      const { violations } = await axe.run({ exclude: skipped.map((selector) => [selector]) }, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }));
    },
    { skipped, tags },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`).join(" | ")}`,
  );
}

/** Bands far from the screen are not laid out; axe is to see them all. As an init script, so that a page is laid out once. */
export function layOutAll() {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

/**
 * Judging colours is three quarters of axe's work, and a table of two hundred cells has two or three of them. A text is marked to be judged
 * unless one was with the same classes, colours, pictures and layers from the root down to itself, in the same size and weight. Says which
 * these are. `npm run test:all` judges every text.
 */
function markColours({ before, width, everything }: { before: string[]; width: number; everything: boolean }): string[] {
  const known = new Set(before);
  const fresh: string[] = [];
  const chains = new Map<Element, string>();
  // A short name for a long chain; the same in every page.
  const short = (text: string) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      a = Math.imul(a ^ text.charCodeAt(at), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(at), 1597334677);
    }
    return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
  };
  const chainOf = (element: Element | null): string => {
    if (!element) return "";
    const kept = chains.get(element);
    if (kept) return kept;
    const { backgroundColor, backgroundImage, opacity, position, zIndex, mixBlendMode, filter } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute("class"),
      backgroundColor,
      backgroundImage,
      opacity,
      position,
      zIndex,
      mixBlendMode,
      filter,
    ];
    const chain = short(`${chainOf(element.parentElement)} ${own.join(" ")}`);
    chains.set(element, chain);
    return chain;
  };
  for (const element of document.body.querySelectorAll("*")) {
    element.removeAttribute("data-judge-colours");
    const written = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!written && !element.matches("input, select, textarea")) continue;
    // Axe passes over what nobody sees or hears; it must not stand for what is seen.
    const { left, right, width: wide, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && wide > 1 && height > 1;
    if (!shown || right <= 0 || left >= innerWidth || element.closest("[aria-hidden=true], [inert]")) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const states = ["disabled", "aria-disabled", "aria-hidden", "type"].map((name) => element.getAttribute(name));
    const key = short([width, chainOf(element), color, fontSize, fontWeight, textShadow, ...states].join(" "));
    if (known.has(key) && !everything) continue;
    known.add(key);
    fresh.push(key);
    element.setAttribute("data-judge-colours", "");
  }
  // Behind a dialog nothing is judged for good.
  return document.querySelector("dialog[open], [role=dialog]") ? [] : fresh;
}
