import "#ui/money.css";
import type { Locale } from "#content/locales.ts";
import { shortMoney, shortSpan } from "./short-money.ts";

type ShortAmountProps = { krw: number; to?: number; locale: Locale; inDrawing?: boolean };

/** A short amount, or a span of two, in both currencies; the style sheet shows the picked one, so it needs no script. */
export function ShortAmount({ krw, to, locale, inDrawing }: ShortAmountProps) {
  const Tag = inDrawing ? "tspan" : "span";
  const whole = (currency: "krw" | "usd") => (to === undefined ? shortMoney(krw, currency, locale) : shortSpan(krw, to, currency, locale));
  // A span too long for its line breaks after the tilde, never before the unit.
  const text = (currency: "krw" | "usd") =>
    inDrawing ? whole(currency) : whole(currency).replace("~", "~\u200b").replace(" 원", "\u00a0원");
  return (
    <>
      <Tag className="money-krw">{text("krw")}</Tag>
      <Tag className="money-usd">{text("usd")}</Tag>
    </>
  );
}
