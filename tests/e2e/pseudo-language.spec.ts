// Every page in a language that exists in tests only, as the server draws it, on a narrow screen: a word without accents was written into
// the code, and a text that does not fit its place would not fit in a longer language. See tests/pseudo/ and decision 20.
import { spawnSync } from "node:child_process";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { demoTexts, knownWords } from "../pseudo/known-words.ts";
import { lookAtPage } from "../pseudo/look-at-page.ts";
import { layOutAll } from "./axe.ts";
import { ownPages, pagesWithin } from "./own-pages.ts";
import { expect, type Person, signedInToken, signInAt, test } from "./site-test.ts";

const pseudoLocale = "xx";
let known = new Set<string>();
const demo = demoTexts();

const everybody = ownPages.filter((path) => !/^\/(?:customer|staff(?!\/login)|support|signup-confirmation)(?:\/|$)/.test(path));

/** `links`: the first page behind such an address is looked at too, and must be there. */
const rounds: { who: Person | null; paths: readonly string[]; links: readonly RegExp[] }[] = [
  { who: null, paths: [...everybody, "/no/such/page"], links: [/^\/blog\/[\w-]+$/, /^\/status\/[\w-]+$/] },
  { who: "customer", paths: ["/support", ...pagesWithin("/customer")], links: [/^\/customer\/ticket\/details\/[^/?#]+/] },
  {
    who: "admin",
    paths: [
      ...pagesWithin("/staff").filter((path) => !/^\/staff\/login|\/sso$/.test(path)),
      "/staff/canned-replies/new",
      "/staff/customers?q=alex",
    ],
    links: ["tickets", "customers", "blog", "chat", "status"].map((noun) => new RegExp(`^/staff/${noun}/[\\w-]{8,}$`)),
  },
];

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const built = spawnSync(process.execPath, ["tests/pseudo/build-pseudo.ts"], { encoding: "utf8" });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  known = await knownWords();
  site = await startSite({ entry: "build-pseudo/server/index.js" });
  await prepareTexts();
});

/** What staff write in every language. The demo's posts were published before this one was there; readers of it see a post once it is published
 * again. */
async function prepareTexts() {
  const authorization = `Bearer ${await signedInToken(site.url, "admin")}`;
  const call = async (path: string, body?: object) => {
    const headers = { authorization, "content-type": "application/json" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${site.url}/api/staff${path}`, init);
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()).data;
  };
  const [post] = (await call("/posts")) as { id: string }[];
  const { versions } = (await call(`/posts/${post?.id}`)) as { versions: Record<string, { version: number }> };
  await call(`/posts/${post?.id}/en/publish`, { version: versions.en?.version });
  // In accents everywhere: a console shows every language of it.
  const title = { en: "Ļíñé đóŵñ", ko: "회선 장애", [pseudoLocale]: "Ļíñé đóŵñ ñéáŕ ţĥé ĥáŕƀóúŕ" };
  const starts_at = new Date(Date.now() - 3_600_000).toISOString();
  await call("/incidents", { kind: "incident", severity: "minor", affects: ["colocation@PUS1"], title, starts_at });
}

test.afterAll(() => site?.stop());

/** Words of this text that were not translated and are no names. */
function plainWords(text: string): string[] {
  const left = text.replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+|(?:^|\s)\/[\w/-]+|\b[\w-]+\.(?:png|pdf|txt|log|csv|pcap)\b/g, " ");
  const isKnown = (word: string) => word.split(/[-'’]/).every((part) => known.has(part) || part.length < 3);
  const words = left.match(/[\p{Script=Latin}\d'’_-]+/gu) ?? [];
  return words.filter((word) => /^[A-Za-z'’-]*$/.test(word) && /[a-z]{2}/.test(word) && !isKnown(word));
}

function untranslated(text: string): string[] {
  if (plainWords(text).length === 0) return [];
  // Part of a message, cut where its marks begin.
  if (text.length > 20 && demo.all.includes(text)) return [];
  return plainWords(demo.texts.reduce((rest, written) => rest.replaceAll(written, " "), text));
}

for (const { who, paths, links } of rounds) {
  test(`pages of ${who ?? "everybody"} speak one language and fit`, async ({ browser }) => {
    test.setTimeout(900_000);
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 760 }, javaScriptEnabled: false });
    await context.addCookies([{ name: "locale", value: pseudoLocale, url: site.url }]);
    if (who) await signInAt(site.url, context, who);
    const page = await context.newPage();
    const faults: string[] = [];
    const waiting = [...paths];
    let looking = [...links];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path);
      await page.evaluate(layOutAll);
      expect(await page.locator("html").getAttribute("lang"), path).toBe(pseudoLocale);
      const { texts, wide } = await page.evaluate(lookAtPage, pseudoLocale);
      for (const text of texts) for (const word of untranslated(text)) faults.push(`${path}: "${word}" in "${text.slice(0, 80)}"`);
      faults.push(...wide.map((fault) => `${path}: ${fault}`));
      const hrefs = await page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      looking = looking.filter((link) => {
        const found = hrefs.find((href) => link.test(href));
        if (found) waiting.push(found.split("#")[0] ?? found);
        return !found;
      });
    }
    expect(looking, "no page with such a link").toEqual([]);
    expect([...new Set(faults)], "not translated, or too wide").toEqual([]);
    await context.close();
  });
}
