// "Did you mean": the known word that lies nearest to one with a slip of the finger. Korean is compared letter by letter, not by syllable.

function letters(word: string): string {
  return word.normalize("NFD");
}

/** How many slips are forgiven: none in a short word, where every slip makes another word. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2;
}

/** Letters added, left out, replaced or swapped with their neighbour; gives up beyond `most`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** The nearest of the known words, the shortest way first; undefined where none is near enough. */
export function nearWord(word: string, known: Iterable<string>): string | undefined {
  const typed = letters(word);
  const most = forgiven(typed.length);
  if (most === 0) return undefined;
  let best: { word: string; slips: number } | undefined;
  for (const candidate of known) {
    const count = slips(typed, letters(candidate), most);
    if (count <= most && (!best || count < best.slips)) best = { word: candidate, slips: count };
    if (count === 1) break;
  }
  return best?.word;
}
