// Only that counts as text which can be seen: letters that draw nothing (zero-width spaces, Hangul fillers, blank Braille) would pass as a
// name, and leave a row in a list without anything to click.
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, and empty where nothing of it can be seen. */
export function seenText(text: string): string {
  return unseen.test(text) ? "" : text.trim();
}
