import "#ui/money.css";
import type { MoneyLocale } from "#ui/money.tsx";
import { shortMoney, shortSpan } from "./short-money.ts";

type ShortAmountProps = { krw: number; to?: number; locale: MoneyLocale; inDrawing?: boolean };

/** A short amount, or a span of two, in both currencies; the style sheet shows the picked one, so it needs no script. */
export function ShortAmount({ krw, to, locale, inDrawing }: ShortAmountProps) {
  const Tag = inDrawing ? "tspan" : "span";
  const text = (currency: "krw" | "usd") => (to === undefined ? shortMoney(krw, currency, locale) : shortSpan(krw, to, currency, locale));
  return (
    <>
      <Tag className="money-krw">{text("krw")}</Tag>
      <Tag className="money-usd">{text("usd")}</Tag>
    </>
  );
}
