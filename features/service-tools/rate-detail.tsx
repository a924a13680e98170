import { Fragment } from "react";
import type { Locale } from "#content/locales.ts";
import type { Price } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";

/** A bill's small print such as "2,597 GB × {rate}", with the rate in the currency that is shown. */
export function RateDetail({ text, rate, locale }: { text: string; rate: Price; locale: Locale }) {
  const [before = "", after = ""] = text.split("{rate}");
  return (
    <Fragment>
      {before}
      <Money {...rate} locale={locale} />
      {after}
    </Fragment>
  );
}
