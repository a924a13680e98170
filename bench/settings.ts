// An administrator changes a price, a holiday, a target and the telephone number in a browser at one of two replicas: how long after the
// answer to the press any of its places, in both languages, could still be read as it was before, on each of them; the same for undo.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { withoutJoiners } from "../content/keep-together.ts";
import { browserFlags, findBrowser } from "../scripts/find-browser.ts";
import { sessionCookies, signedInToken } from "../tests/fixtures/demo-token.ts";
import { ownDatabase } from "../tests/fixtures/own-database.ts";
import { preparePeople } from "../tests/fixtures/prepared-data.ts";
import { type RunningSite, startSite } from "../tests/fixtures/running-site.ts";
import { testSecretsKey } from "../tests/fixtures/secrets-key.ts";

/** What a page says only while the change holds. */
type Place = [path: string, text: string];

type Change = {
  name: string;
  page: string;
  fill: (page: Page) => Promise<unknown>;
  button: string;
  places: Place[];
};

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

const changes: Change[] = [
  {
    name: "price",
    page: "/staff/admin/prices",
    async fill(page) {
      await page.getByText("Colocation: ").click();
      await page.getByLabel("Full rack, 42U", { exact: true }).fill("1410000");
    },
    button: "Save",
    places: [
      ["/services/colocation?lang=en", "full rack ₩1,410,000"],
      ["/services/colocation?lang=ko", "1,410,000원"],
      ["/resources/pricing?lang=en", "1,410,000"],
      ["/resources/pricing?lang=ko", "1,410,000원"],
      ["/solutions/infrastructure-optimization?lang=en", "₩1,410,000 (US$"],
      ["/solutions/infrastructure-optimization?lang=ko", "1,410,000원"],
    ],
  },
  {
    name: "holiday",
    page: "/staff/admin/calendar",
    async fill(page) {
      await page.getByLabel("Day", { exact: true }).fill(today);
      await page.getByLabel("Name (English)").fill("Founding day");
      await page.getByLabel("Name (Korean)").fill("창립기념일");
    },
    button: "Add holiday",
    places: [
      ["/staff?lang=en", "closed today"],
      ["/staff?lang=ko", "오늘은 휴무"],
    ],
  },
  {
    name: "SLA target",
    page: "/staff/admin/targets",
    fill: (page) => page.getByRole("group", { name: "Urgent" }).first().getByLabel("First answer, minutes").fill("25"),
    button: "Save",
    places: [
      ["/?lang=en", "within 25 minutes"],
      ["/?lang=ko", "25분 안에"],
      ["/resources/pricing?lang=ko", "긴급(P1)은 24시간 25분"],
    ],
  },
  {
    name: "telephone",
    page: "/staff/admin/company",
    async fill(page) {
      await page.getByLabel("Main number (English)").fill("+82-2-1234-5678");
      await page.getByLabel("Main number (Korean)").fill("02-1234-5678");
    },
    button: "Save",
    places: ["/", "/resources/contact-us", "/services/cdn", "/resources/legal/privacy"].flatMap((path): Place[] => [
      [`${path}?lang=en`, "+82-2-1234-5678"],
      [`${path}?lang=ko`, "02-1234-5678"],
    ]),
  },
];

export async function benchSettings(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!server) return console.log("settings: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const database = await ownDatabase({ server });
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-"));
  const env = { DATABASE_URL: database.url, SECRETS_KEY: testSecretsKey };
  const sites: RunningSite[] = [];
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags });
  try {
    preparePeople({ ...env, DATA_DIR: join(folder, "people") });
    for (const n of [0, 1]) sites.push(await startSite({ env, dataDir: join(folder, String(n)) }));
    const urls = sites.map(({ url }) => url);
    const admin = await browser.newContext({ baseURL: urls[0] ?? "" });
    const token = await signedInToken(urls[0] ?? "", "admin");
    await admin.addCookies(sessionCookies(urls[0] ?? "", token));
    const cookie = `auth_token=${token}`;
    // Both have every page in store, as they have after an hour.
    for (const url of urls) for (const [path] of changes.flatMap(({ places }) => places)) await read(url + path, cookie);
    for (const change of changes) await measure(change, { admin, urls, cookie });
  } finally {
    await browser.close();
    for (const site of sites) await site.stop("SIGKILL");
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Replicas = { admin: BrowserContext; urls: string[]; cookie: string };

async function measure({ name, page: path, fill, button, places }: Change, { admin, urls, cookie }: Replicas) {
  const page = await admin.newPage();
  const undo = page.getByRole("button", { name: /^Undo: restore the values from before/ }).first();
  await open(page, path);
  await fill(page);
  const said = await pressAndWatch(page, () => page.getByRole("button", { name: button, exact: true }).click(), {
    places,
    urls,
    cookie,
    says: true,
  });
  await undo.waitFor();
  await open(page, path);
  const back = await pressAndWatch(page, () => undo.click(), { places, urls, cookie, says: false });
  await page.close();
  const told = (times: number[]) => times.map((time, n) => `replica ${n + 1} ${time} ms`).join(", ");
  console.log(`settings: ${name}, ${places.length} places, old ones read until: saved ${told(said)}; undone ${told(back)}`);
}

async function open(page: Page, path: string) {
  await page.goto(`${path}?lang=en`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

type Watch = { places: Place[]; urls: string[]; cookie: string; says: boolean };

/** For each replica, how long after the answer to the press somebody could ask and still read what held before. One reader each: more of them
 * would be the load they wait for. */
async function pressAndWatch(page: Page, press: () => Promise<unknown>, { places, urls, cookie, says }: Watch): Promise<number[]> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST").then(() => Date.now());
  const watched = urls.map(async (url) => {
    let left = places;
    let lastOld = 0;
    for (const started = Date.now(); ; ) {
      const still: Place[] = [];
      for (const place of left) {
        const asked = Date.now();
        if ((await read(url + place[0], cookie)).includes(place[1]) === says) continue;
        lastOld = asked;
        still.push(place);
      }
      left = still;
      if (left.length === 0) return lastOld;
      if (Date.now() - started > 20_000) throw new Error(`${url} does not follow: ${left.join(", ")}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
  await press();
  const saved = await answered;
  return (await Promise.all(watched)).map((time) => Math.max(0, time - saved));
}

/** As text: what keeps words on one line is taken out. */
async function read(url: string, cookie: string): Promise<string> {
  const personal = new URL(url).pathname.startsWith("/staff");
  const response = await fetch(url, { headers: personal ? { cookie } : {} });
  return withoutJoiners(await response.text());
}
