import "./comparison.css";
import { type CSSProperties, useId } from "react";
import type { Comparison } from "#content/model.ts";
import { Inline } from "./inline.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

type ComparisonTableProps = {
  words: Comparison;
  /** Column drawn as the one this page is about; 1 is the first compared column (0 names the rows). */
  highlight?: number;
  /** Columns, counted likewise, of dates and numbers that are not broken at their hyphens. */
  unbroken?: readonly number[];
  id?: string;
  tone?: Tone;
};

type ColumnPickerProps = { name: string; legend: string; columns: readonly string[]; chosen: number };

/** Which column a phone shows; the style sheet follows it without scripts. */
function ColumnPicker({ name, legend, columns, chosen }: ColumnPickerProps) {
  return (
    <fieldset className="cmp-pick">
      <legend className="vh">{legend}</legend>
      {columns.slice(1).map((column, index) => (
        <label key={column}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index + 1 === chosen} />
          {column}
        </label>
      ))}
    </fieldset>
  );
}

/** Up to three compared columns are laid out again on a phone; of more, one is shown at a time. */
export function ComparisonTable({ words, highlight, unbroken = [], id = "compare", tone }: ComparisonTableProps) {
  const headingId = useId();
  const width = words.rows[0]?.length ?? words.columns.length;
  const columns = words.columns.length < width ? ["", ...words.columns] : words.columns;
  const compared = columns.length - 1;
  const layout = compared <= 3 ? "cmp cmp-relaid" : "cmp cmp-one";
  const style = { "--columns": compared } as CSSProperties;
  const cellClass = (index: number) => (index === highlight ? "cmp-on" : unbroken.includes(index) ? "cmp-unbroken" : undefined);
  return (
    <Section id={id} tone={tone}>
      <div id={headingId}>
        <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      </div>
      {compared > 3 ? <ColumnPicker name={`${id}-column`} legend={words.heading} columns={columns} chosen={highlight ?? 1} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={layout} aria-label={words.heading} tabIndex={0} style={style}>
        {/* Roles are spelled out: laid out as a grid on phones, some browsers forget that this is a table. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table" className="data-table">
          <caption className="vh">{words.heading}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, index) =>
                column ? (
                  <th key={column} role="columnheader" scope="col" className={index === highlight ? "cmp-on" : undefined}>
                    {column}
                  </th>
                ) : (
                  <td key={column} role="cell" />
                ),
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {words.rows.map((row) => (
              <tr key={row[0]} role="row">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} role="rowheader" scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]} role="cell" className={cellClass(index)}>
                      <Inline text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </section>
      {words.note ? (
        <p className="cmp-note">
          <Inline text={words.note} />
        </p>
      ) : null}
    </Section>
  );
}
