// Words without accents that may stand on a page in the pseudo-language, and where that is known from. A Latin word that Korean copy uses
// as well is a name, a code or a unit; only the last list is kept by hand.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const wordsIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z'’]*/g) ?? []);

/** What is not shown: names of things inside the code. */
const inside = new Set(["id", "path", "paths", "to", "href", "slug", "kind", "state", "synonyms", "tone", "icon", "$schema"]);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (inside.has(key) ? [] : textsOf(child)));
}

async function modulesIn(folder: string): Promise<unknown[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.ts$/.test(file) && !file.includes(".test."));
  return Promise.all(files.map((file) => import(join(process.cwd(), folder, file)) as Promise<unknown>));
}

/** Months, weekdays and spans as Intl says them in the language whose dates the pseudo-language borrows. */
function dateWords(tag: string): string[] {
  const monthly = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const days = [...monthly, ...week];
  const forms = (["long", "short"] as const).flatMap((form): Intl.DateTimeFormatOptions[] => [
    { weekday: form, day: "numeric", month: form, year: "numeric", hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
    { month: form },
    { weekday: form },
    { month: form, year: "numeric" },
  ]);
  const dates = days.flatMap((day) => forms.map((form) => new Intl.DateTimeFormat(tag, { ...form, timeZone: "Asia/Seoul" }).format(day)));
  const units = ["second", "minute", "hour", "day", "week", "month", "year"] as const;
  const spans = (["long", "short"] as const).flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(tag, { numeric: "auto", style });
    return units.flatMap((unit) => [-5, -2, -1, 0, 1, 2, 5].map((value) => format.format(value, unit)));
  });
  return [...dates, ...spans];
}

/** Names of formats and programs, and lines of code inside drawings, where no element can say that they are code. */
const byHand = ["LinkedIn", "Atom", "Feed", "terraform", "plan", "web", "pak", "exp", "sig"];

export async function knownWords(): Promise<Set<string>> {
  const messages = readdirSync("messages/ko").map((file) => JSON.parse(readFileSync(`messages/ko/${file}`, "utf8")) as unknown);
  const shared = ["brand", "facts", "pops", "pricing", "certificates"].map((name) => import(join(process.cwd(), `content/${name}.ts`)));
  const korean = textsOf([messages, await modulesIn("content/ko"), await modulesIn("content/figures"), await Promise.all(shared)]);
  return new Set([...wordsIn(korean), ...wordsIn(dateWords("fi-FI")), ...byHand]);
}

/** What the demo's people are called and wrote: whole texts, longest first, never single words of them; and all of it in one piece. */
export function demoTexts(): { texts: string[]; all: string } {
  const files = ["db/seed", "features/blog/demo", "features/chat/demo", "features/status/demo", "features/tickets/demo"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const code = files.filter((file) => /\.(?:ts|json|md)$/.test(file) && !file.includes(".test.")).map((file) => readFileSync(file, "utf8"));
  const all = code.join("\n");
  // Each kind of quotation mark by itself and file by file: an odd one in a text would turn the rest inside out.
  const marks = [/"((?:[^"\\\n]|\\.)+)"/g, /`([^`]+)`/g];
  const literals = code.flatMap((text) => marks.flatMap((mark) => [...text.matchAll(mark)].map(([, inside = ""]) => inside)));
  const heads = [...all.matchAll(/^(?:title|summary|tags): (.+)$/gm)].map(([, line = ""]) => line);
  // A text is shown paragraph by paragraph.
  const texts = [...literals, ...heads].flatMap((text) => [text, ...text.split(/(?:\\n)+(?:- |\d\. )?/)]);
  const own = [...new Set(texts)].filter((text) => /[A-Z ]/.test(text) && text.length > 3);
  return { texts: own.sort((a, b) => b.length - a.length), all };
}
