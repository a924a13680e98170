import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import "./money.css";

export type Currency = "krw" | "usd";
export type MoneyLocale = Locale;

function decimals(value: number, currency: Currency): number {
  const size = Math.abs(value);
  if (Number.isInteger(value)) return 0;
  if (currency === "krw") return size < 100 ? 1 : 0;
  if (size >= 100) return 0;
  return size >= 1 ? 2 : 3;
}

/** ₩1,990,000 in English, 1,990,000원 in Korean, US$1,421 in both. Small unit prices keep their decimals (₩66.3, US$0.054). */
export function formatMoney(value: number, currency: Currency, locale: MoneyLocale): string {
  const digits = decimals(value, currency);
  const text = Math.abs(value).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = value < 0 && Number(text.replaceAll(",", "")) !== 0 ? "−" : "";
  if (currency === "usd") return `${sign}US$${text}`;
  const { won } = localeTraits[locale];
  return `${sign}${won.before}${text}${won.after}`;
}

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

type MoneyProps = { krw: number; usd: number; locale: MoneyLocale; currency?: Currency; className?: string };

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
