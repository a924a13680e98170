import "./calculator.css";
import { type ReactNode, useId } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { CurrencyToggle } from "./currency-toggle.tsx";
import { ShareLink } from "./share-link.tsx";

type CalculatorProps = {
  children: ReactNode;
  bill: ReactNode;
  assumptions?: ReactNode;
  heading?: string;
  /** false leaves the currency toggle out: for results that are not money. */
  currency?: boolean;
  /** Right end of the top row; "per month, VAT excluded" unless told. */
  note?: ReactNode;
};

/** Controls on the left, the bill on the right, what was assumed below: one framed sheet. */
export function Calculator({ children, bill, assumptions, heading, currency = true, note }: CalculatorProps) {
  const labels = usePageLabels();
  const money = `${labels.perMonth}, ${labels.vatExcluded}`;
  return (
    <div className="calc band framed">
      <div className="calc-main">
        {heading || currency || note ? (
          <div className="calc-top cluster spread">
            {heading ? <h3>{heading}</h3> : null}
            {currency ? <CurrencyToggle /> : null}
            {heading && !note ? null : <span className="calc-note">{note ?? money}</span>}
          </div>
        ) : null}
        <noscript>
          <p className="calc-off">{labels.withoutScripts}</p>
        </noscript>
        <div className="calc-fields">{children}</div>
      </div>
      {bill}
      {assumptions}
    </div>
  );
}

export type BillLine = { label: ReactNode; detail?: ReactNode; amount: ReactNode };

type BillProps = {
  title: string;
  badge?: string;
  total: ReactNode;
  sub: ReactNode;
  lines: readonly BillLine[];
  action: { to: string; label: string };
  /** A second action: what is on this bill as lines of the estimate. */
  estimate?: ReactNode;
  /** A line under the total: "Works out at ₩66.3 / GB". */
  children?: ReactNode;
};

export function Bill({ title, badge, total, sub, lines, action, estimate, children }: BillProps) {
  const id = useId();
  return (
    <aside className="bill" aria-labelledby={id}>
      <p className="bill-title">
        <span id={id}>{title}</span>
        {badge ? <em>{badge}</em> : null}
      </p>
      <div className="bill-total" aria-live="polite">
        <b>{total}</b>
        <span>{sub}</span>
      </div>
      {children}
      {lines.length > 0 ? (
        <dl className="bill-lines ledger ledger-strong">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bill's lines have no identity but their place
            <div key={index}>
              <dt>
                {line.label}
                {line.detail ? <small>{line.detail}</small> : null}
              </dt>
              <dd>{line.amount}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="bill-foot">
        <ButtonLink to={action.to} wide external={action.to.startsWith("#")}>
          {action.label}
        </ButtonLink>
        {estimate}
        <ShareLink />
      </div>
    </aside>
  );
}

export function Assumptions({ heading, items }: { heading?: string; items: readonly ReactNode[] }) {
  const labels = usePageLabels();
  return (
    <details className="asm">
      <summary>
        <h3>{heading ?? labels.assumptions}</h3>
      </summary>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
          <li key={index}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
