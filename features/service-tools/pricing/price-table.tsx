import type { CSSProperties } from "react";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { findItem, isSetup } from "./catalogue.ts";
import { hourlyPrice, unitPrice } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import type { PriceRow, PriceTableWords, PriceWords } from "./price-words.ts";

export type GridProps = { words: PriceWords; locale: Locale; state: EstimateState; onAdd: (id: string) => void };

/** A button of the form around the list: the server answers it until scripts do. */
export function AddCell({ row, words, state, onAdd }: GridProps & { row: PriceRow }) {
  const quantity = state.lines.find((line) => line.id === row.id)?.quantity;
  if (isSetup(row.id)) return <td className="pgrid-add">{words.automatic}</td>;
  return (
    <td className="pgrid-add">
      <button
        type="submit"
        name="add"
        value={row.id}
        onClick={(event) => {
          event.preventDefault();
          onAdd(row.id);
        }}
      >
        {words.add}
        <span className="vh">: {row.name}</span>
      </button>
      {quantity ? (
        <span>
          {grouped(quantity)} {words.added}
        </span>
      ) : null}
    </td>
  );
}

function Row({ row, hourly, ...grid }: GridProps & { row: PriceRow; hourly: boolean }) {
  const { words, locale, state } = grid;
  const item = findItem(row.id);
  if (!item) return null;
  const hour = hourlyPrice(item, state.vat);
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {row.cells.map((cell) => (
        <td key={cell} className="pgrid-spec">
          {cell}
        </td>
      ))}
      {hourly ? (
        <td className="pgrid-hour" data-label={words.columns.hour}>
          {hour ? <Money {...hour} locale={locale} /> : null}
        </td>
      ) : null}
      <td className="pgrid-price">
        <Money {...unitPrice(item, state)} locale={locale} />
        <span>{words.units[item.unit]}</span>
      </td>
      <AddCell row={row} {...grid} />
    </tr>
  );
}

export function PriceTable({ table, ...grid }: GridProps & { table: PriceTableWords }) {
  const { columns } = grid.words;
  const items = table.rows.map(({ id }) => findItem(id));
  const hourly = items.some((item) => item?.hourlyKrw !== undefined);
  const [unit, ...others] = [...new Set(items.map((item) => item?.unit))];
  const same = unit && others.length === 0;
  return (
    <>
      <table
        className={`pgrid band data-table ${table.columns ? "pgrid-specs" : ""} ${same ? "pgrid-same" : ""}`}
        style={{ "--rows": items.length } as CSSProperties}
      >
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            {(table.columns ?? [columns.included]).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {hourly ? <th scope="col">{columns.hour}</th> : null}
            <th scope="col">{same ? grid.words.units[unit] : columns.price}</th>
            <th scope="col">
              <span className="vh">{columns.add}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.id} row={row} hourly={hourly} {...grid} />
          ))}
        </tbody>
      </table>
      {table.extra ? (
        <p className="pgroup-extra">
          {grid.words.extra}: {table.extra}
        </p>
      ) : null}
    </>
  );
}
