// What the pages say a customer can do. After sign-up there are tickets, chat, support and settings; what is done on request is asked for
// by ticket. Each such sentence stands here with the address that keeps it, and none may speak of a function that does not exist.
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { cutLines, linesOf } from "#features/tickets/rules/ticket-lines.ts";

type Line = { at: string; text: string };

const pages = import.meta.glob<{ page?: unknown }>("../content/{en,ko}/{*,services/*,solutions/*,resources/*,faq/*}.ts");

function lines(value: unknown, at: string): Line[] {
  if (typeof value === "string") return [{ at, text: value.replaceAll(/[\u00a0\u2060]/g, (mark) => (mark === "\u00a0" ? " " : "")) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => lines(child, `${at}.${key}`));
}

const all = (
  await Promise.all(Object.entries(pages).map(async ([path, load]) => lines(await load(), path.replace("../content/", ""))))
).flat();

/** In the customer area itself: nothing but what is there. */
const withoutKeeper = [
  /\b(?:in|from|through) (?:the|your) (?:customer )?(?:area|portal|dashboard|account)\b[^.]*\b(?:instances?|purge|reinstall|reverse DNS|power (?:graph|reading)|budgets?|invoices?|access log|book)/i,
  /\b(?:instances?|purge|reinstall|reverse DNS|power graphs?|budgets?|invoices?|access logs?|visits?)\b[^.]* (?:in|from|through) (?:the|your) (?:customer )?(?:area|portal|dashboard|account)\b/i,
  /(?:포털|대시보드|계정)에서[^.]*(?:인스턴스|퍼지|재설치|역방향 DNS|전력|예산|청구서|출입 기록|예약)/,
  // Lookups are made by an engineer and sent; there is no page that makes them.
  /\blooking glass\b|루킹 ?글라스/i,
];

test("customer 3: no page promises a function or a page that is not there", () => {
  expect(all.filter(({ text }) => withoutKeeper.some((pattern) => pattern.test(text)))).toEqual([]);
});

/** What is said of the customer area or asked for by ticket, and where a customer finds it. */
const kept: { said: RegExp; address: string }[] = [
  { said: /customer area|포털/i, address: "/customer/ticket" },
  { said: /\bby ticket\b|티켓으로|티켓 요청/i, address: "/customer/ticket/create" },
  { said: /two-step|2단계 인증/i, address: "/customer/settings/two-step" },
  { said: /\bstatus page\b|상태 페이지/i, address: "/status" },
  { said: /\bchat\b|채팅/i, address: "/customer/chat/:id?" },
  { said: /\bsign up\b|create (?:an )?account|가입|계정 만들기/i, address: "/signup" },
];

type Route = { path?: string | undefined; children?: Route[] | undefined };
function addressesOf(list: Route[], above = ""): string[] {
  return list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above;
    return [path, ...addressesOf(route.children ?? [], path)];
  });
}
const addresses = new Set(addressesOf((await routes) as Route[]));

test.each(kept)("customer 3: what is said of $said is kept at $address", ({ said, address }) => {
  expect(addresses).toContain(address);
  // Both languages say it: a promise made to half of the readers is a mistake in one of the texts.
  for (const locale of ["en/", "ko/"]) expect(all.some(({ at, text }) => at.startsWith(locale) && said.test(text))).toBe(true);
});

/** Asked for by ticket: said so wherever it is offered. */
const onRequest: { what: string; en: RegExp; ko: RegExp }[] = [
  { what: "reinstall", en: /^Reinstall$/, ko: /^재설치$/ },
  { what: "reverse DNS", en: /^Reverse DNS$/, ko: /^(?:역방향 DNS|리버스 DNS).*$/ },
];

test.each(onRequest)("customer 3: $what is offered by ticket", ({ en, ko }) => {
  for (const [locale, name, byTicket] of [
    ["en/", en, /ticket/i],
    ["ko/", ko, /티켓/],
  ] as const) {
    const named = all.filter(({ at, text }) => at.startsWith(locale) && name.test(text));
    expect(named.length, locale).toBeGreaterThan(0);
    for (const { at } of named.filter(({ at: place }) => place.endsWith(".0"))) {
      const beside = all.find((line) => line.at === at.replace(/\.0$/, ".1"));
      expect(beside?.text, at).toMatch(byTicket);
    }
  }
});

/** What is done on request, and the pages that offer it: each leads to the ticket form with the subject filled in. */
const asked = [
  "load-balancing",
  "multi-cloud-connection",
  "storage",
  "data",
  "public-cloud-solution",
  "colocation",
  "backup",
  "vpn",
  "cdn",
];

test.each(["en", "ko"])("customer 3: what is done on request leads to the form filled in ahead (%s)", (locale) => {
  const links = (file: string) =>
    all
      .filter(({ at }) => at.startsWith(`${locale}/${file}.ts`))
      .flatMap(({ text }) => [...text.matchAll(/\]\((\/customer\/ticket\/create\?[^)]*)\)/g)].map(([, link = ""]) => link));
  for (const file of [...asked.map((slug) => `services/${slug}`), "faq/billing", "faq/data-centre"]) {
    const found = links(file);
    expect(found.length, file).toBeGreaterThan(0);
    for (const link of found) {
      const subject = new URL(link, "https://example.com").searchParams.get("subject") ?? "";
      expect(cutLines(linesOf({ subject })).subject, file).toBe(subject);
      expect(subject).not.toBe("");
    }
  }
});
