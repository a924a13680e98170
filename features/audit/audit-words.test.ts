import { expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { withLocale } from "#platform/i18n/words.server.ts";
import { auditActions } from "./audit-words.ts";

test("no two actions of a kind have the same words: a filter could not tell them apart", () => {
  for (const locale of locales) {
    for (const [kind, actions] of Object.entries(auditActions)) {
      const words = Object.values(actions).map((word) => withLocale(locale, word));
      expect(
        words.filter((word, index) => words.indexOf(word) !== index),
        `${kind} in ${locale}`,
      ).toEqual([]);
    }
  }
});
