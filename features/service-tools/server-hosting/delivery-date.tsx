import { useEffect, useState } from "react";
import { serverHosting } from "#content/figures/server-hosting.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { weekdayText } from "#platform/i18n/days.ts";
import { clockWithZone, formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { ConfiguratorWords } from "./configurator-words.ts";
import { addBusinessDays, addBusinessHours } from "./delivery-time.ts";

export function readyText(date: Date, locale: Locale): string {
  const day = formatDate(date, locale);
  // Joined by hand: builds of the language data disagree on where a Korean weekday stands.
  const weekday = weekdayText(date, locale, "short");
  return `${localeTraits[locale].weekday === "before the day" ? `${weekday}, ${day}` : `${day} (${weekday})`} ${clockWithZone(date)}`;
}

/** The rule is drawn by the server, whose page may be hours old; the date only by the visitor's own clock. */
export function DeliveryDate({ words, locale, custom }: { words: ConfiguratorWords["delivery"]; locale: Locale; custom: boolean }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const { stockBusinessHours, customBusinessDays } = serverHosting;
  const ready = now && (custom ? addBusinessDays(now, customBusinessDays) : addBusinessHours(now, stockBusinessHours));
  return (
    <div className="srv-ready" aria-live="polite">
      <p className="srv-ready-title">{words.title}</p>
      <p className="srv-ready-rule">
        {custom
          ? fillLabel(words.custom, { days: String(customBusinessDays) })
          : fillLabel(words.stock, { hours: String(stockBusinessHours) })}
      </p>
      <p className="srv-ready-date">{ready ? fillLabel(words.by, { date: readyText(ready, locale) }) : "\u00a0"}</p>
      {custom ? <p className="srv-ready-why">{words.why}</p> : null}
    </div>
  );
}
