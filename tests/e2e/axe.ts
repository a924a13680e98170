// Axe over the page as it stands: WCAG A and AA and axe's own best practices.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// What surrounds every page is looked at with the first one at each width: judging its colours again is most of the cost.
const shells = [".site-header", ".site-footer", ".account-rail", ".account-bar", ".account-tabs"];
const seen = new WeakMap<Page, Set<string>>();

/** One line a violation: which rule, and where. `shell`: look at what surrounds the page even if it was seen before. */
export async function axeFaults(page: Page, { shell = false } = {}): Promise<string[]> {
  const known = seen.get(page) ?? new Set();
  seen.set(page, known);
  const width = page.viewportSize()?.width;
  // Bands far from the screen are not laid out; axe is to see them all.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const there = await page.evaluate((all) => all.filter((selector) => document.querySelector(selector) !== null), shells);
  const skipped = shell ? [] : there.filter((selector) => known.has(`${selector} ${width}`));
  for (const selector of there) known.add(`${selector} ${width}`);
  // Only faults are reported, and in the page itself: our pages have no frames, and a second page per look is most of the cost.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode();
  for (const selector of skipped) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`).join(" | ")}`,
  );
}
