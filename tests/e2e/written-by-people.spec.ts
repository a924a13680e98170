// What people type and read, wherever they do: a word of 200 letters (an address, a file name) never stretches a page or runs out of its pane,
// and Korean on an English page says that it is Korean. Generated over the product's own list of pages.
import type { Page } from "@playwright/test";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { alsoTold } from "../fixtures/every-way.ts";
import { call, customers, open, ready } from "./console-test.ts";
import { pagesWithin } from "./own-pages.ts";
import { expect, type Person, test, tokenOf } from "./site-test.ts";

const long = `https://kr.example/${"w".repeat(181)}`;

/** Every open field holds the word, as if it had been typed. */
async function writeEverywhere(page: Page) {
  await page.evaluate((word) => {
    const kinds = "textarea, input:is([type=text], [type=search], [type=email], [type=url], :not([type]))";
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(kinds)) {
      if (!field.checkVisibility() || field.readOnly || field.disabled || field.name === "q") continue;
      field.value = word.slice(0, field.maxLength < 0 ? 200 : field.maxLength);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    for (const editor of document.querySelectorAll<HTMLElement>(".ProseMirror")) {
      editor.focus();
      document.execCommand("insertText", false, word);
    }
  }, long);
  await page.waitForTimeout(150);
}

/** What is wider than the page, or than the pane it stands in. */
function stretched(): string[] {
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
      .slice(-3);
    faults.add(`the page is ${root.scrollWidth - innerWidth} px too wide: ${beyond.map(name).join(", ")}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility() || !/w{60}/.test(walker.currentNode.textContent ?? "") || parent.closest("pre, option")) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === "visible") continue;
      // A table of many columns is meant to be moved sideways.
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1 && !box.matches(".table-scroll"))
        faults.add(`${name(parent)} runs out of ${name(box)}`);
      if (textOverflow === "ellipsis" || /auto|scroll/.test(overflowX)) break;
    }
  }
  return [...faults];
}

/** Hangul that a screen reader of an English page would spell in an English voice. */
function unmarked(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // The name of the language is our own word, in any sentence.
    const text = walker.currentNode.textContent?.replaceAll("한국어", "").trim() ?? "";
    if (!parent?.checkVisibility() || !/[가-힣]/.test(text) || parent.closest("script, style, option, textarea, [aria-hidden=true]"))
      continue;
    // A sentence of ours with a name in it is English.
    if ((text.match(/[A-Za-z]/g) ?? []).length > text.length / 2) continue;
    if (parent.closest("[lang]")?.getAttribute("lang") !== "ko") {
      const at = parent.closest("[class]");
      found.add(`${text.slice(0, 30)} in ${parent.tagName.toLowerCase()} of .${at?.className}`);
    }
  }
  return [...found];
}

async function upload(url: string, email: string, draft: string, name: string) {
  const form = new FormData();
  form.set("file", new Blob(["x"], { type: "text/plain" }), name);
  const headers = { authorization: `Bearer ${await tokenOf(url, email)}` };
  const answer = await fetch(`${url}/api/files?draft=${draft}`, { method: "POST", headers, body: form });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function prepare(url: string) {
  const draft = "written-by-people-1";
  const body = fromPlainText(`${long}\n\n회선이 끊깁니다`);
  const file_ids = [await upload(url, customers.ko, draft, `${"w".repeat(176)}.txt`)];
  const ticket = await open(url, customers.ko, { subject: long.slice(0, 150), body, file_ids, draft });
  await call(url, "agent@example.com", "POST", `/staff/tickets/${ticket.id}/notes`, { body });
  const side = { email: "noc@carrier.example", subject: long.slice(0, 150), text: long };
  await call(url, "admin@example.com", "POST", `/staff/tickets/${ticket.id}/side-conversations`, side);
  const korean = await open(url, customers.ko, {
    subject: "부산 회선에서 패킷 손실이 계속됩니다",
    body: fromPlainText("어제 오후부터입니다."),
  });
  return { ticket: ticket.id, korean: korean.id };
}

let prepared: Awaited<ReturnType<typeof prepare>> | undefined;

const links = /^\/(?:staff\/(?:enquiries|chat|customers)|customer\/chat)\/[\w-]{8,}$/;

for (const who of ["customer", "agent", "admin"] as const satisfies Person[]) {
  test(
    `what people write stays in its place and says its language: pages of a ${who}`,
    alsoTold,
    async ({ page, context, signIn, site, allowComplaints }) => {
      test.setTimeout(900_000);
      allowComplaints(/./);
      prepared ??= await prepare(site.url);
      await signIn(context, who);
      const { ticket, korean } = prepared;
      const paths = {
        customer: [...pagesWithin("/customer"), "/support", `/customer/ticket/details/${ticket}`],
        agent: ["/staff", "/staff/tickets?view=all", "/staff/chat", `/staff/tickets/${ticket}`, `/staff/tickets/${korean}`],
        admin: [...pagesWithin("/staff").filter((path) => !/^\/staff\/login|\/sso$/.test(path)), `/staff/tickets/${ticket}/merge`],
      }[who];
      const faults: string[] = [];
      const followed = new Set<string>();
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await page.setViewportSize({ width: 360, height: 760 });
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en`);
        await ready(page);
        faults.push(...(await page.evaluate(unmarked)).map((fault) => `${path}: not marked as Korean: ${fault}`));
        for (const href of await page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
          const kind = href.replace(/[\w-]+$/, "");
          if (!links.test(href) || followed.has(kind)) continue;
          followed.add(kind);
          paths.push(href);
        }
        await writeEverywhere(page);
        faults.push(...(await page.evaluate(stretched)).map((fault) => `${path} at 360: ${fault}`));
        await page.setViewportSize({ width: 1440, height: 900 });
        faults.push(...(await page.evaluate(stretched)).map((fault) => `${path} at 1440: ${fault}`));
      }
      expect([...new Set(faults)]).toEqual([]);
    },
  );
}
