// Words to look tickets up by. Latin words are found by their beginning, Korean by pairs of syllables, so that endings and
// compound words do not hide anything. The same cutting is done for what is stored and for what is asked.

const tokensMaximum = 5_000;
const queryTokensMaximum = 12;

const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const oneScript =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** What is stored: to be joined by spaces, every token holds letters and digits only. */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const run of runs(text)) {
    for (const token of isCjk(run) ? pairs(run) : [run]) {
      tokens.add(token);
      if (tokens.size >= tokensMaximum) return [...tokens];
    }
  }
  return [...tokens];
}

/** A tsquery in which every word of the question must be found; null when the question holds no word. */
export function searchQuery(question: string): string | null {
  const terms = new Set<string>();
  for (const run of runs(question)) {
    if (!isCjk(run)) terms.add([...run].length > 1 ? `'${run}':*` : `'${run}'`);
    else if ([...run].length === 1) terms.add(`'${run}':*`);
    else for (const pair of pairs(run)) terms.add(`'${pair}'`);
  }
  return terms.size === 0 ? null : [...terms].slice(0, queryTokensMaximum).join(" & ");
}

/** AR-2026-000482, 2026-482 or 482: the numbers it may stand for. */
export function askedNumbers(question: string, year: number): string[] {
  const match = /^(?:ar-?)?(?:(20\d\d)-)?#?(\d{1,6})$/i.exec(question.trim());
  if (!match?.[2]) return [];
  const digits = match[2].padStart(6, "0");
  const years = match[1] ? [match[1]] : [year, year - 1];
  return years.map((candidate) => `AR-${candidate}-${digits}`);
}

function runs(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .slice(0, 200_000)
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => word.match(oneScript) ?? []).map((run) => run.slice(0, 60));
}

function isCjk(run: string): boolean {
  return cjk.test(run);
}

function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
