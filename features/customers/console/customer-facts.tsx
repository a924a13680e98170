import type { Locale } from "#content/locales.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import "#ui/console/facts.css";
import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import type { CustomerCard, RevealedContact } from "#features/customers/rules/customers.contract.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { weekdayClock, yearOf } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";
import { useNow } from "#ui/use-now.ts";

export function CustomerFigures({ card, locale }: { card: CustomerCard; locale: Locale }) {
  const year = yearOf(card.with_us_since);
  return (
    <dl className="console-figures" lang={locale}>
      <div>
        <dt>{m.console_card_open()}</dt>
        <dd>{card.open_tickets}</dd>
      </div>
      <div>
        <dt>{card.rating ? m.console_card_rating({ count: String(card.rating.count) }) : m.console_card_no_rating()}</dt>
        <dd>{card.rating ? card.rating.average : "–"}</dd>
      </div>
      <div>
        <dt>{m.console_card_since()}</dt>
        <dd>{year}</dd>
      </div>
    </dl>
  );
}

type CustomerContactProps = {
  card: CustomerCard;
  action: string;
  fetcher: FetcherWithComponents<ConsoleOutcome>;
  revealed: RevealedContact | undefined;
  locale: Locale;
  now: string;
  children?: ReactNode;
};

/** Addresses stay covered until somebody needs them; that is written down. */
export function CustomerContact({ card, action, fetcher, revealed, locale, now, children }: CustomerContactProps) {
  const at = useNow(now, 30_000);
  const time = weekdayClock(at, locale, card.timezone);
  const covered = (field: "email" | "phone", masked: string) => (
    <dd>
      {revealed?.[field] ? (
        <b>{revealed[field]}</b>
      ) : (
        <>
          <span className="figure-number">{masked}</span>
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name="customer" value={card.id} />
            <input type="hidden" name="field" value={field} />
            <button type="submit" name="intent" value="reveal" className="console-link">
              {m.console_card_show()}
              <span className="vh">: {field === "email" ? m.console_card_email() : m.console_card_phone()}</span>
            </button>
          </fetcher.Form>
        </>
      )}
    </dd>
  );
  return (
    <dl className="console-facts">
      <div>
        <dt>{m.console_card_language()}</dt>
        <dd>{languageWord[card.locale]()}</dd>
      </div>
      <div>
        <dt>{m.console_card_time()}</dt>
        <dd>
          <span className="figure-number">{time}</span> {card.timezone.split("/").at(-1)?.replaceAll("_", " ")}
        </dd>
      </div>
      {children}
      <div>
        <dt>{m.console_card_email()}</dt>
        {covered("email", card.email_masked)}
      </div>
      {card.phone_masked ? (
        <div>
          <dt>{m.console_card_phone()}</dt>
          {covered("phone", card.phone_masked)}
        </div>
      ) : null}
    </dl>
  );
}
