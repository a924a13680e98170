import { useRef } from "react";
import { type DatabaseSize, databaseSizes, maxConnections, nodePrice } from "#content/figures/data.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";

type ColumnWords = { size: string; memory: string; connections: string; disk: string; iops: string; node: string };

type SizeTableProps = {
  legend: string;
  columns: ColumnWords;
  quote: string;
  locale: Locale;
  value: string;
  onChange: (size: string) => void;
};

/** The sizing table, in which a row is also the choice. */
export function SizeTable({ legend, columns, quote, locale, value, onChange }: SizeTableProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedRadio, value, onChange);
  const priceOf = (size: DatabaseSize) => {
    const node = nodePrice(size);
    return node ? <Money {...node} locale={locale} /> : quote;
  };
  return (
    <fieldset className="dbs" ref={field}>
      <legend className="option-question dbs-question">{legend}</legend>
      <div className="dbs-row dbs-head" aria-hidden="true">
        {Object.values(columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {databaseSizes.map((size) => (
        <label key={size.id} className="dbs-row option">
          <input type="radio" name="size" value={size.id} checked={size.id === value} onChange={() => onChange(size.id)} />
          <b className="option-name">{size.id}</b>
          <span data-label={columns.memory}>
            {size.vcpu} / {size.ramGb} GB
          </span>
          <span data-label={columns.connections}>{grouped(maxConnections(size.ramGb))}</span>
          <span data-label={columns.disk}>{size.maxTb} TB</span>
          <span data-label={columns.iops}>{grouped(size.iops)}</span>
          <span data-label={columns.node} className="dbs-price">
            {priceOf(size)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
