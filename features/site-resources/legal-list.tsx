import "./legal-text.css";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type ListedDocument = {
  id: string;
  name: string;
  summary: string;
  effective: string;
  sections: readonly { id: string; heading: string }[];
};

const pathOf = (id: string) => `/resources/legal/${id}`;

/** Where an anchor of the former single page is found now. */
export function legalAddress(documents: readonly Pick<ListedDocument, "id" | "sections">[], anchor: string): string | undefined {
  for (const { id, sections } of documents) {
    if (id === anchor) return pathOf(id);
    if (sections.some((section) => section.id === anchor)) return `${pathOf(id)}#${anchor}`;
  }
  return undefined;
}

type LegalListProps = { words: { contents: string; effective: string }; documents: readonly ListedDocument[]; locale: Locale };

/** Every document with its clauses. Each entry carries the anchor that the clause had when all documents were one page. */
export function LegalList({ words, documents, locale }: LegalListProps) {
  return (
    <ul className="lgl-list">
      {documents.map((document) => (
        <li key={document.id} id={document.id}>
          <div>
            <h2>
              <Link to={pathOf(document.id)}>{document.name}</Link>
            </h2>
            <p>{document.summary}</p>
            <time className="lgl-date" dateTime={document.effective}>
              {fillLabel(words.effective, { date: formatDate(document.effective, locale, "UTC") })}
            </time>
          </div>
          <ol aria-label={`${document.name}: ${words.contents}`}>
            {document.sections.map((section) => (
              <li key={section.id} id={section.id}>
                <Link to={`${pathOf(document.id)}#${section.id}`}>{section.heading}</Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
