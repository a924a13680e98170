// What somebody wrote in a mail, without what they quoted. Pure text in, pure text out, in time proportional to its length.
import { Parser } from "htmlparser2";

/** Longer lines are nobody's separator. */
const lineMaximum = 500;

/** Lines after which the quoted mail follows, as the usual programs write them in English and Korean. */
const separators = [
  /^\s*-{2,}\s*(original (message|email)|원본 ?(메시지|메일|이메일))\s*-{2,}\s*$/i,
  // "On 12 Nov 2026, at 13:38, Aranode <…> wrote:": with a time or an address, so that a sentence of one's own does not match.
  /^on\s(?=.*(\d:\d\d|@)).{5,300}\swrote:$/i,
  /^\d{4}년 ?\d{1,2}월 ?\d{1,2}일.{0,300}(작성|님이 씀|쓴 글):?$/,
  /^\d{4}[-./] ?\d{1,2}[-./] ?\d{1,2}\.?\s.{0,300}(작성|쓴 글|wrote):$/,
];

const firstHeader = /^\*?(from|보낸 ?사람|발신)\*?\s?:\*?\s.+$/i;
const nextHeader = /^\*?(sent|date|to|cc|subject|보낸 ?날짜|날짜|일시|받는 ?사람|수신|참조|제목)\*?\s?:/i;

/** Lines that programs add under what one wrote. */
const signOffs =
  /^(sent from my \S.{0,40}|get outlook for \w{2,20}|나의 \S.{0,30}에서 보냄|\S.{0,30}에서 보냄|(ios|android)용 outlook.{0,30})\.?$/i;

/** `marks`: lines of our own mails that ask to write above them. */
export function withoutQuote(text: string, marks: readonly string[]): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const cut = lines.findIndex((_, index) => startsQuote(lines, index, marks));
  if (cut < 0) return tidy(lines);
  const above = tidy(lines.slice(0, cut));
  if (above) return above;
  // Written below the quote or between its lines: what is not quoted is theirs.
  const below = lines.slice(cut + 1).filter((line) => !/^\s*[>|]/.test(line) && !isMark(line, marks));
  return tidy(below.filter((line) => !/^\s*wrote:\s*$/.test(line)));
}

function startsQuote(lines: readonly string[], index: number, marks: readonly string[]): boolean {
  const line = lines[index] ?? "";
  if (line.length > lineMaximum) return false;
  const bare = bared(line);
  if (isMark(line, marks) || separators.some((separator) => separator.test(bare))) return true;
  // Long senders make programs break the line before "wrote:".
  const next = lines[index + 1] ?? "";
  if (next.length < lineMaximum && /^(on\s|\d{4})/i.test(bare)) {
    const joined = `${bare} ${bared(next)}`;
    if (separators.some((separator) => separator.test(joined))) return true;
  }
  return firstHeader.test(bare) && lines.slice(index + 1, index + 4).filter((other) => nextHeader.test(bared(other))).length >= 2;
}

function isMark(line: string, marks: readonly string[]): boolean {
  const bare = bared(line);
  return marks.some((mark) => mark !== "" && bare.startsWith(mark.slice(0, 30)));
}

/** Without the quote sign or bar a program may have put in front. */
function bared(line: string): string {
  return line
    .slice(0, lineMaximum)
    .replace(/^[\s>|\u00a0]+/, "")
    .trimEnd();
}

function tidy(lines: readonly string[]): string {
  const signature = lines.findIndex((line, index) => index > 0 && (line === "-- " || line === "--"));
  const own = signature > 0 ? lines.slice(0, signature) : [...lines];
  while (own.length > 0 && /^\s*([>|].*|_{10,}\s*|-{10,}\s*)?$/.test(shortened(own.at(-1)))) own.pop();
  while (own.length > 1 && signOffs.test(shortened(own.at(-1)).trim())) {
    own.pop();
    while (own.length > 0 && shortened(own.at(-1)).trim() === "") own.pop();
  }
  return own.join("\n").trim();
}

function shortened(line = ""): string {
  return line.slice(0, lineMaximum);
}

const hidden = new Set(["script", "style", "head", "title"]);
const breaks = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "table", "ul", "ol"]);

/** For mails that have no text of their own. Nothing of the markup survives; entities become what they stand for. */
export function htmlAsText(html: string): string {
  const parts: string[] = [];
  let within = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (hidden.has(name)) within += 1;
    },
    ontext: (text) => {
      if (within === 0) parts.push(text.replace(/[ \t\r\n\f]+/g, " "));
    },
    onclosetag: (name) => {
      if (hidden.has(name)) within -= 1;
      if (breaks.has(name)) parts.push("\n");
    },
  });
  parser.end(html.slice(0, 1_000_000));
  return parts
    .join("")
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
