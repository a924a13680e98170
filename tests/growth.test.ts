// Whatever reads text from outside does work in proportion to its length: sixteen times the text may take about sixteen times as long, never
// 256. Compared is processor time of this thread, the best of several runs, and only where there is enough to compare.
import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { returnPath } from "#app/session/return-path.ts";
import { ruleFor } from "#app/session/route-rules.ts";
import { ticketNumbering } from "#content/ticket-number.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import { differsFromEmail } from "#features/accounts/rules/password-strength.ts";
import { matches } from "#features/automation/rules/rule-match.ts";
import { takeNotes } from "#features/blog/rules/markdown-blocks.ts";
import { slugOf } from "#features/blog/rules/post-text.ts";
import { isPicturesOnly, messageParts } from "#features/chat/rules/message-parts.ts";
import { allowedExtension, attachmentHeader, cleanFileName } from "#features/files/file-name.ts";
import { boundaryOf, readMultipart } from "#features/files/multipart.server.ts";
import { fromPlainText, toPlainText, toSnippet } from "#features/rich-text/plain-text.ts";
import { isSafeLink } from "#features/rich-text/safe-link.ts";
import { fillPlaceholders, placeholdersOf } from "#features/support/rules/canned-text.ts";
import { searchQuery, searchTokens } from "#features/support/rules/search-tokens.ts";
import { automatic, forged, provedBy, senderOf } from "#features/tickets/inbound/inbound-guard.ts";
import { mailSubject } from "#features/tickets/inbound/inbound-words.ts";
import { htmlAsText, withoutQuote } from "#features/tickets/inbound/mail-text.ts";
import { parseReplyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { decodeCursor, isMoment } from "#platform/api/cursor.ts";
import { readCookie } from "#platform/cookie.ts";
import { csvCell } from "#platform/csv.ts";
import { textMatches } from "#platform/i18n/korean-match.ts";
import { acceptedLocale, chooseLocale } from "#platform/i18n/request-locale.ts";
import { loggedPath } from "#server/door/logged-path.ts";
import { acceptedEncoding } from "#server/pages/page-cache/page-cache.ts";
import { pagePaths } from "#server/pages/page-paths.ts";
import { inlineParts } from "#ui/page/inline-parts.ts";
import { checkExpressions } from "../scripts/checks/check-expressions.ts";
import { everyWay } from "./fixtures/every-way.ts";

const length = 1_500;
const factor = 16;
const steps = [1, 4, factor];
/** A quadratic would be at 256. */
const ratioMaximum = 96;
/** Less than this for the longest text is too little to compare, and too little to harm. */
const worthMs = 20;
/** Below this a clock shows mostly its own steps, and a ratio to it would mean nothing. */
const clockMs = 1;

/** Pieces that are repeated, and what stands before and after them. Each has held some parser somewhere. */
const pieces = [
  " ", "\n", "\t", "\r\n", ".", "-", "_", "/", "\\", "!", ")", "(", "[", "]", "{", "{{", "<", ">", "<a", "</", "<!--", "`", "```", "*", "@",
  "a@", "a.", "a", "A", "1", "가", "ㅂ", "é", "\u0301", "\u200d", "🙂", "👍🏽", "[a](", "![", "[^a]: ", "[^a]: b\n  ", "\n\t", "# ", "> ", "| ", "- ", "www.", "http://",
  "http://a.bc/", "https://a.bc!", "&amp", "&#", ";", "; q=0", ",", '"', "'", "=", "a=b;", "br;q=", "%2e", "%", "\u00a0", "wrote:", "On 1:1 ", "\0",
]; // biome-ignore format: a list of odd things is read as one
const before = ["", "http://a.bc/", "x"];
const after = ["", "x", "!)", "\u0000"];

const pages = pagePaths({
  root: { id: "root", path: "", module: {} },
  post: { id: "post", parentId: "root", path: "blog/:slug", module: {} },
  any: { id: "any", parentId: "root", path: "chat/call/*", module: {} },
} as never);

const ticket = {
  department: null,
  priority: null,
  language: "en",
  channel: "mail",
  company: "",
  email: "",
  tags: [],
  fields: [],
  assigneeId: null,
  open: true,
} as const;

const parsers: Record<string, (text: string) => unknown> = {
  "words of a rule": (text) => matches({ if: [{ type: "words", any: ["aaaaaaab", "가나"] }] }, { ...ticket, subject: text, text }),
  "company of a rule": (text) =>
    matches({ if: [{ type: "company", is: "example.com" }] }, { ...ticket, subject: "", text: "", company: text, email: text }),
  "parts of a chat message": messageParts,
  "pictures only": isPicturesOnly,
  "plain text into formatted": fromPlainText,
  "formatted text into plain": (text) => toPlainText({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] }),
  "a snippet": (text) => toSnippet(text),
  "a mail without its quote": (text) => withoutQuote(text, ["Write above this line"]),
  "a mail's HTML": htmlAsText,
  "a mail's headers": (text) => {
    const mail = mailWith(text);
    return [senderOf(mail), forged(mail), provedBy(mail, "mx.example"), automatic(mail, { address: "a@b.example", domain: "b.example" })];
  },
  "a file name": cleanFileName,
  "a file's ending": allowedExtension,
  "a download header": attachmentHeader,
  "a multipart boundary": boundaryOf,
  "a slug": slugOf,
  // Articles are our own, and marked itself is slower on lists; what is ours in reading them are the footnotes.
  "an article's footnotes": takeNotes,
  "words to search": searchTokens,
  "a search": searchQuery,
  "a ticket number": (text) => [ticketNumbering.asked(text, 2026), ticketNumbering.find(text), mailSubject(text), parseReplyAddress(text)],
  "Korean matching": (text) => textMatches(text, "호스팅ㅂ"),
  "placeholders of a canned reply": (text) => [placeholdersOf(text), fillPlaceholders(text, { company: "x" })],
  "a CSV cell": csvCell,
  "a cursor": (text) => quietly(() => decodeCursor(text, isMoment)),
  "a moment": isMoment,
  cookies: (text) => readCookie(text, "locale"),
  "the language of a request": (text) => chooseLocale({ host: text, lang: text, cookie: text, forcedHosts: new Map(), secure: false }),
  "Accept-Language": acceptedLocale,
  "Accept-Encoding": acceptedEncoding,
  "a path to come back to": returnPath,
  "a redirect rule": ruleFor,
  "a path in the log": loggedPath,
  "a page's spelling": (text) => pages.spelled(`/A${text}`),
  "a link": isSafeLink,
  "a browser's name": describeBrowser,
  "a password": (text) => differsFromEmail(text, `${text.slice(0, 60)}@example.com`),
  "marks in copy": inlineParts,
};

/** The same text in every header that is looked at. */
function mailWith(value: string): Email {
  const names = ["from", "authentication-results", "auto-submitted", "precedence", "content-type", "return-path"];
  return { headers: names.map((key) => ({ key, originalKey: key, value })), from: { name: "", address: value }, messageId: value } as Email;
}

function quietly(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
}

function bestOf(runs: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = process.threadCpuUsage();
    work();
    best = Math.min(best, spent(started));
  }
  return best;
}

/** How much longer the longest text takes than the shortest; 0 where that is too little to compare. Stops as soon as it is clear. */
function grown(parse: (text: string) => unknown, make: (size: number) => string): number {
  const times = new Map<number, number>();
  for (const multiple of steps) {
    const text = make(length * multiple);
    // One quick look first: most are far below what is worth comparing.
    const look = bestOf(1, () => parse(text));
    const best = look < worthMs && multiple > 1 ? look : bestOf(look > 500 ? 1 : 3, () => parse(text));
    times.set(multiple, best);
    const ratio = best / Math.max(times.get(1) ?? 0, clockMs);
    if (best > worthMs && ratio > (ratioMaximum * multiple) / factor && multiple > 1) return (ratio * factor) / multiple;
  }
  return 0;
}

/** The first text that takes far longer than its length; one is enough to fail. */
function runaway(parse: (text: string) => unknown): string | undefined {
  for (const [turn, piece] of pieces.entries()) {
    for (const [early, start] of before.entries()) {
      for (const [late, end] of after.entries()) {
        // Neighbouring pieces take turns in what stands before and after them; `npm run test:all` tries everything.
        if (!everyWay && (turn + early + late) % 3 > 0) continue;
        const ratio = grown(parse, (size) => start + piece.repeat(Math.ceil(size / piece.length)) + end);
        if (ratio > ratioMaximum) return `${start}(${JSON.stringify(piece)})*${end}: ${Math.round(ratio)} times`;
      }
    }
  }
  return undefined;
}

test.each(Object.entries(parsers))("security 3: %s takes time in proportion to its length", (_, parse) => {
  expect(runaway(parse)).toBeUndefined();
});

test("security 3: the check names the patterns that were found, and what is put together while the program runs", () => {
  for (const pattern of ["/[.,;:!?'*_~]+$/", "/^\\n+|\\s+$/g", "/^[. ]+|[. ]+$/g", "/\\/+$/", "/(a+)+$/", "new RegExp(name)"]) {
    expect([pattern, checkExpressions("some.ts", `const found = ${pattern};`).length > 0]).toEqual([pattern, true]);
  }
  for (const pattern of ["/^\\n+/", "/\\s+/g", "/[<>]/g", "1 / 2 / found"]) {
    expect([pattern, checkExpressions("some.ts", `const found = ${pattern};`)]).toEqual([pattern, []]);
  }
});

test("security 3: what was found takes no time to speak of", () => {
  expect(messageParts(`http://a.bc/${"!".repeat(2_000)}${")".repeat(2_000)}`)[0]).toMatchObject({ kind: "link", text: "http://a.bc/" });
  expect(grown(messageParts, (size) => `http://a.bc/${"!".repeat(size / 2)}${")".repeat(size / 2)}`)).toBeLessThan(ratioMaximum);
  expect(fromPlainText(`a${" ".repeat(80_000)}b`).content).toHaveLength(1);
  expect(cleanFileName(`a${".".repeat(60_000)}b`).length).toBeLessThan(200);
});

test("security 3: the headers of an uploaded part take time in proportion to their length", async () => {
  async function name(text: string): Promise<void> {
    async function* body() {
      yield Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"${text}\r\n\r\nbytes\r\n--x--`);
    }
    try {
      for await (const part of readMultipart(body(), "x")) for await (const _ of part.chunks);
    } catch {
      // Damaged in one way or another; how long it took to find out is what counts.
    }
  }
  // Headers have 8 kB, so this is the longest there is; a quadratic in it would show by a hundredfold.
  for (const piece of [" ", ";", '; filename="', "; filename=", '\\"', "; filename*=utf-8''", "\t;"]) {
    const run = async (size: number) => {
      let best = Number.POSITIVE_INFINITY;
      for (let count = 0; count < 3; count += 1) {
        const started = process.threadCpuUsage();
        await name(piece.repeat(size / piece.length));
        best = Math.min(best, spent(started));
      }
      return best;
    };
    const slow = await run(7_900);
    if (slow > worthMs) expect([piece, slow / (await run(490)) < ratioMaximum]).toEqual([piece, true]);
  }
});
