// Axe over the page as it stands: WCAG A and AA and axe's own best practices.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** One line a violation: which rule, and where. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Only faults are reported, and in the page itself: our pages have no frames, and a second page per look is most of the cost.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`).join(" | ")}`,
  );
}
