import "#ui/page/anchor-tabs.css";
import "#ui/styles/ticks.css";
import type { LegalDocument } from "#content/legal-model.ts";
import { type Locale, otherLocale } from "#content/locales.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { LegalText } from "./legal-text.tsx";
import { PrintButton } from "./print-button.tsx";

export type LibraryWords = { prevails: string; documents: string; contents: string; effective: string; sideBySide: string; print: string };

type LegalLibraryProps = { words: LibraryWords; documents: readonly LegalDocument[]; other: readonly LegalDocument[]; locale: Locale };

/** All documents on one page, each under its own anchor; both languages side by side for whoever ticks the box. */
export function LegalLibrary({ words, documents, other, locale }: LegalLibraryProps) {
  const otherLang = otherLocale(locale);
  return (
    <div className="lgl-both">
      <div className="wrap lgl-tools cluster no-print">
        <span className="lgl-prevails">{words.prevails}</span>
        <label className="choice">
          <input type="checkbox" className="tick lgl-switch" />
          {words.sideBySide}
        </label>
        <PrintButton label={words.print} />
      </div>
      <nav className="ptabs" aria-label={words.documents}>
        <div className="wrap">
          <ul className="scroll-hint">
            {documents.map((document) => (
              <li key={document.id}>
                <a href={`#${document.id}`}>{document.name}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="wrap">
        {documents.map((document, index) => (
          <article key={document.id} id={document.id} className="lgl-doc" aria-labelledby={`${document.id}-name`}>
            <div className="lgl-side">
              <h2 id={`${document.id}-name`}>{document.name}</h2>
              <p>{document.summary}</p>
              <time dateTime={document.effective}>
                {fillLabel(words.effective, { date: formatDate(document.effective, locale, "UTC") })}
              </time>
              <ol aria-label={words.contents}>
                {document.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.heading}</a>
                  </li>
                ))}
              </ol>
            </div>
            <LegalText
              locale={locale}
              sections={document.sections}
              level={3}
              other={{ locale: otherLang, sections: other[index]?.sections ?? [] }}
            />
          </article>
        ))}
      </div>
    </div>
  );
}
