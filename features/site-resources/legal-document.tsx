import "#ui/styles/ticks.css";
import type { LegalDocument, LegalSection } from "#content/legal-model.ts";
import { type Locale, otherLocale } from "#content/locales.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { LegalText } from "./legal-text.tsx";
import { PrintButton } from "./print-button.tsx";

export type LegalWords = { prevails: string; contents: string; effective: string; sideBySide: string; print: string };

type LegalDocumentProps = { words: LegalWords; document: LegalDocument; other: readonly LegalSection[]; locale: Locale };

/** One document; both languages side by side for whoever ticks the box. */
export function LegalDocumentText({ words, document, other, locale }: LegalDocumentProps) {
  return (
    <div className="wrap lgl-both">
      <div className="lgl-tools cluster no-print">
        <span className="lgl-prevails">{words.prevails}</span>
        <label className="choice">
          <input type="checkbox" className="tick lgl-switch" />
          {words.sideBySide}
        </label>
        <PrintButton label={words.print} />
      </div>
      <article id={document.id} className="lgl-doc">
        <div className="lgl-side">
          <time dateTime={document.effective}>{fillLabel(words.effective, { date: formatDate(document.effective, locale, "UTC") })}</time>
          <ol aria-label={words.contents}>
            {document.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </div>
        <LegalText locale={locale} sections={document.sections} level={2} other={{ locale: otherLocale(locale), sections: other }} />
      </article>
    </div>
  );
}
