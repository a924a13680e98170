import "./money.css";
import { type Currency, formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";

/** The won sign's bars are as wide as its place: where figures are set close, it keeps clear of the first digit. */
export function Amount({ text }: { text: string }) {
  const at = text.indexOf("₩");
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="won">₩</span>
      {text.slice(at + 1)}
    </>
  );
}

type MoneyProps = { krw: number; usd: number; locale: Locale; currency?: Currency; className?: string };

/**
 * One amount. With `currency` it prints that one; without, it prints both and the style sheet shows the one picked by the nearest
 * CurrencyToggle, which therefore works before any script has run.
 */
export function Money({ krw, usd, locale, currency, className = "" }: MoneyProps) {
  if (currency) {
    return (
      <span className={`money ${className}`}>
        <Amount text={formatMoney(currency === "krw" ? krw : usd, currency, locale)} />
      </span>
    );
  }
  return (
    <span className={`money ${className}`}>
      <span className="money-krw">
        <Amount text={formatMoney(krw, "krw", locale)} />
      </span>
      <span className="money-usd">{formatMoney(usd, "usd", locale)}</span>
    </span>
  );
}
