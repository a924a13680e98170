// The language of what people write. A page is in the language of its reader; a subject, a name or a message is in that of whoever wrote it,
// which is told by its letters and not by the settings of its writer. Screen readers change their voice by it, and Hangul its line breaks.
import { inLanguage, type LocaleTraits, localeTraits } from "#content/locale-traits.ts";
import { locales } from "#content/locales.ts";

type Script = LocaleTraits["script"];

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g;
const latin = /[A-Za-z\u00c0-\u024f]/g;

/** One syllable of Hangul stands for two or three letters, and Korean carries English terms: a tenth of Hangul is Korean. */
function scriptOf(text: string): Script | undefined {
  const syllables = text.match(hangul)?.length ?? 0;
  const letters = text.match(latin)?.length ?? 0;
  if (syllables > 0 && syllables * 10 >= letters) return "hangul";
  return letters > 0 ? "latin" : undefined;
}

/** For the element that has these words and no others: `<b {...writtenIn(subject)}>{subject}</b>`. */
export function writtenIn(text: string | null | undefined): Partial<ReturnType<typeof inLanguage>> {
  const script = text ? scriptOf(text) : undefined;
  const locale = locales.find((one) => localeTraits[one].script === script);
  return locale ? inLanguage(locale) : {};
}
