// The language of what people write. A page is in the language of its reader; a subject, a name or a message is in that of whoever wrote it,
// which is told by its letters and not by the settings of its writer. Screen readers change their voice by it, and Hangul its line breaks.

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g;
const latin = /[A-Za-z\u00c0-\u024f]/g;

/** For `lang`. One syllable of Hangul stands for two or three letters, and Korean carries English terms: a tenth of Hangul is Korean. */
export function langOf(text: string | null | undefined): "ko" | "en" | undefined {
  if (!text) return undefined;
  const syllables = text.match(hangul)?.length ?? 0;
  const letters = text.match(latin)?.length ?? 0;
  if (syllables > 0 && syllables * 10 >= letters) return "ko";
  return letters > 0 ? "en" : undefined;
}
