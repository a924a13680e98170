// An editor keeps typing while the server is killed, and again while the tab is: at most the last 300 ms are lost.
import type { Page } from "@playwright/test";
import { noServer } from "../e2e/quiet-browser.ts";
import { expect, signInAt, test } from "../e2e/site-test.ts";
import { freePort } from "../fixtures/free-port.ts";
import { lendData, type RunningSite, startSite } from "../fixtures/running-site.ts";

const kept = 300;
const text = (page: Page) => page.getByRole("textbox", { name: /Text \(English\)/ });
const saved = (page: Page) => expect(page.getByTestId("save-en")).toHaveAttribute("data-state", "saved");

test("kill -9 while typing, the server's and the tab's", async ({ browser, allowComplaints }) => {
  allowComplaints(noServer);
  const data = await lendData();
  const port = await freePort();
  const start = () => startSite({ ...data, port });
  let site: RunningSite = await start();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    await signInAt(site.url, context, "editor");
    await context.addCookies([{ name: "locale", value: "en", url: site.url }]);
    const page = await context.newPage();
    await page.goto("/staff/blog");
    await page.getByRole("button", { name: "New post" }).click();
    await page.getByLabel("Title (English)").fill("Written through a crash");
    await saved(page);
    const address = page.url();

    // The server dies in the middle of a sentence; the sentence goes on, and is saved when there is a server again.
    await text(page).click();
    await page.keyboard.type("Before the server died, ", { delay: 20 });
    await site.stop("SIGKILL");
    await page.keyboard.type("while it was dead, ", { delay: 20 });
    await expect(page.getByTestId("save-en")).toHaveAttribute("data-state", "failed");
    site = await start();
    await page.keyboard.type("and after.", { delay: 20 });
    await saved(page);
    await page.reload();
    await expect(text(page)).toContainText("Before the server died, while it was dead, and after.");

    // The tab dies with the server gone: nobody but the browser's own copy knows the words.
    await saved(page);
    await site.stop("SIGKILL");
    await text(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Known to nobody else.", { delay: 20 });
    await page.waitForTimeout(kept);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    void session.send("Page.crash").catch(() => {});
    await crashed;
    site = await start();
    const again = await context.newPage();
    await again.goto(address);
    await expect(text(again)).toContainText("and after. Known to nobody else.");
    await saved(again);
  } finally {
    await context.close();
    await site.stop();
    await data.remove();
  }
});
