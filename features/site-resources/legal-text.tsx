import "./legal-text.css";
import type { LegalBlock, LegalSection } from "#content/legal-model.ts";
import { inLanguage, localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { Inline } from "#ui/page/inline.tsx";

function Block({ block }: { block: LegalBlock }) {
  if ("p" in block) {
    return (
      <p>
        <Inline text={block.p} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ol>
        {block.list.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ol>
    );
  }
  const { columns, rows } = block.table;
  return (
    <div className={columns.length > 3 ? "lgl-wide" : undefined}>
      <table className="data-table data-table-stack">
        <ColumnHeads names={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" data-label={columns[index]}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} data-label={columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Clause({ section, level }: { section: LegalSection; level: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      <Heading>{section.heading}</Heading>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a published text never change order
        <Block key={index} block={block} />
      ))}
    </>
  );
}

type LegalTextProps = {
  locale: Locale;
  sections: readonly LegalSection[];
  level: 2 | 3;
  /** The same sections in the other language: shown beside each clause when the reader asks for it. */
  other?: { locale: Locale; sections: readonly LegalSection[] };
};

export function LegalText({ locale, sections, level, other }: LegalTextProps) {
  return (
    <div className="lgl">
      {sections.map((section, index) => {
        const translated = other?.sections[index];
        return (
          <section key={section.id} id={section.id} className="lgl-clause">
            <div data-script={localeTraits[locale].script}>
              <Clause section={section} level={level} />
            </div>
            {translated && other ? (
              <div className="lgl-other" {...inLanguage(other.locale)}>
                <Clause section={translated} level={level} />
              </div>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
