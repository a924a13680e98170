import type { Locale } from "#content/locales.ts";
import "./customer-notes.css";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { keepFields } from "#platform/browser/draft-fields.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { LimitedTextarea } from "#ui/limited.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";

type CustomerNotesProps = {
  card: CustomerCard;
  action: string;
  fetcher: FetcherWithComponents<ConsoleOutcome>;
  locale: Locale;
  now: string;
  /** Only one's own notes can be taken away again. */
  me: string;
  /** What the page itself was answered, without scripts. */
  posted?: ConsoleOutcome | undefined;
  heading?: "h2" | "h3";
};

/** What colleagues should know about a customer, whatever the ticket. */
export function CustomerNotes({ card, action, fetcher, locale, now, me, posted, heading: Heading = "h3" }: CustomerNotesProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? posted;
  const refused = isRefused(outcome) && ["customer-note", "drop-customer-note"].includes(outcome.intent) ? outcome : undefined;
  const added = fetcher.state === "idle" && outcome && !isRefused(outcome) && outcome.done === "customer-note" ? outcome.at : null;
  // A note of another time may be the latest that is known when this form is drawn.
  const known = useRef(added);
  useEffect(() => {
    const sent = added !== null && added !== known.current;
    if (sent) {
      known.current = added;
      form.current?.reset();
    }
    return keepFields(form.current, `${card.id}:customer-note`, sent);
  }, [added, card.id]);
  return (
    <>
      <Heading>{m.console_card_notes()}</Heading>
      <ul className="customer-notes">
        {card.notes.map(({ id, text, by, at }) => (
          <li key={id}>
            <p {...writtenIn(text)}>{text}</p>
            <small>
              <bdi {...writtenIn(by)}>{by}</bdi>, <RelativeTime at={at} now={now} locale={locale} />
            </small>
            {by === me ? (
              <fetcher.Form method="post" action={action}>
                <input type="hidden" name="customer" value={card.id} />
                <input type="hidden" name="note" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value="drop-customer-note"
                  aria-label={m.console_card_note_drop()}
                  title={m.console_card_note_drop()}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              </fetcher.Form>
            ) : null}
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={action} ref={form} className="customer-note-form">
        <input type="hidden" name="customer" value={card.id} />
        <LimitedTextarea
          name="text"
          rows={2}
          required
          limit={2000}
          defaultValue={refused?.values.text}
          aria-label={m.console_card_note()}
          placeholder={m.console_card_note_hint()}
          className="input input-small"
        />
        <Button type="submit" name="intent" value="customer-note" kind="quiet" size="compact" busy={fetcher.state === "submitting"}>
          {m.console_card_note_add()}
        </Button>
        {refused ? <p className="field-error">{refused.errors.text ?? refused.message}</p> : null}
      </fetcher.Form>
    </>
  );
}
