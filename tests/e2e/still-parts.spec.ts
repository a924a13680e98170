// Parts that scripts leave alone (ui/still.tsx): what the server drew stays, and where scripts draw a page alone they are there as well.
import { expect, test, wakeScripts } from "./site-test.ts";

test("what the server drew stays when scripts take over, and a question stays open", async ({ page, site }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${site.url}/services/backup#%`);
  await page.evaluate(() => {
    Object.assign(window, { drawn: [...document.querySelectorAll("[data-still], [data-still] *")] });
    for (const question of document.querySelectorAll<HTMLDetailsElement>("#faq details")) question.open = true;
  });
  await wakeScripts(page);
  const kept = await page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Element[] };
    return { all: drawn.length, there: drawn.filter((element) => element.isConnected).length };
  });
  expect(kept.all).toBeGreaterThan(300);
  expect(kept.there).toBe(kept.all);
  await expect(page.locator("#faq details[open]")).toHaveCount(4);
  expect(faults, "an address whose last part cannot be read breaks nothing").toEqual([]);
});

test("a page that scripts draw alone has its header and footer", async ({ page, context, site, signIn }) => {
  await signIn(context, "customer");
  await page.goto(`${site.url}/customer/ticket`);
  await wakeScripts(page);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } };
    router.navigate("/customer/ticket/details/nope");
  });
  await expect(page.locator(".error-page")).toBeVisible();
  await expect(page.locator("footer.site-footer").getByRole("link", { name: "CDN" })).toBeVisible();
});
