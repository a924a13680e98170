import type { ReactNode } from "react";
import "./styles/table.css";

export type TableColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, in the mono face. */
  numeric?: boolean;
  /** Several lines: on phones below its label, as wide as the screen. */
  long?: boolean;
  /** Buttons: on phones beside the name of the row, without a label. */
  acts?: boolean;
};

type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  /** The first one names the row. */
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** On phones: rows of label and value instead of a table pulled sideways. */
  stack?: boolean;
  hover?: boolean;
};

export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, stack, hover }: TableProps<Row>) {
  // A box that scrolls must be reachable by keyboard.
  return (
    <section className="table-scroll scroll-hint" aria-label={caption} tabIndex={stack ? undefined : 0}>
      <table className="table" data-stack={stack || undefined} data-hover={hover || undefined}>
        <caption className={hideCaption ? "vh" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, label, cell, numeric, long, acts }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-label={label}
                    data-numeric={numeric || undefined}
                    data-long={long || undefined}
                    data-acts={acts || undefined}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
