import type { ReactNode } from "react";
import "./styles/blocks.css";

type KeyFigure = { value: ReactNode; unit?: ReactNode; label: ReactNode };

export function KeyFigures({ items }: { items: KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {items.map(({ value, unit, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a page stand still
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit ? <small>{unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
