// A second build is deployed under an open page: a quiet toast, a full load on the next navigation, nothing typed is lost; a chunk that
// is gone reloads the page, at most once per ten seconds.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alsoTold } from "../fixtures/every-way.ts";
import { startSite } from "../fixtures/running-site.ts";
import { noServer } from "./quiet-browser.ts";
import { expect, test, wakeScripts } from "./site-test.ts";

/** A copy of the build that calls itself by another id and has other chunk names. */
function secondBuild(): string {
  const folder = mkdtempSync("build/second-");
  cpSync("build/server", join(folder, "server"), { recursive: true });
  cpSync("build/client", join(folder, "client"), { recursive: true });
  const { id } = JSON.parse(readFileSync("build/client/builds/latest.json", "utf8")) as { id: string };
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? walk(join(path, entry.name)) : [join(path, entry.name)],
    );
  for (const file of walk(join(folder, "server"))) {
    if (file.endsWith(".js")) writeFileSync(file, readFileSync(file, "utf8").replaceAll(id, `${id}-next`));
  }
  writeFileSync(join(folder, "client/builds/latest.json"), JSON.stringify({ id: `${id}-next`, time: new Date().toISOString() }));
  return folder;
}

test("a newer build is noticed, offered, and taken on the next navigation", alsoTold, async ({ browser, allowComplaints }) => {
  test.setTimeout(600_000);
  allowComplaints(noServer);
  const first = await startSite();
  const port = Number(new URL(first.url).port);
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await page.goto("/resources/contact-us");
  await wakeScripts(page);
  await page.locator("main textarea").first().fill("Two racks from March, please");
  await first.stop();

  const folder = secondBuild();
  const second = await startSite({ port, entry: join(folder, "server/index.js") });
  const asked = page.waitForRequest((request) => /\/builds\/latest\.json\?\d+$/.test(request.url()));
  await page.evaluate(() => window.dispatchEvent(new Event("aranode:check-build")));
  await asked;
  await expect(page.getByText("A new version of this site is available.")).toBeVisible();
  await expect(page.locator("main textarea").first()).toHaveValue("Two racks from March, please");

  await page.evaluate(() => {
    (window as unknown as { old: boolean }).old = true;
  });
  await page.locator(".site-footer").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => (window as unknown as { old?: boolean }).old)).toBeUndefined();
  await context.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a script chunk that is gone reloads the page once, not for ever", alsoTold, async ({ page, site }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1;
  });
  await page.goto(site.url);
  await wakeScripts(page);
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  await reloaded;
  await wakeScripts(page);
  await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  await page.waitForTimeout(500);
  expect(documents).toBe(2);
});
