// The customer's way in: whether the address is proved, and ending or restoring access with a reason.
import { Form } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";

type CustomerAccessProps = { card: CustomerCard; action: string; outcome: ConsoleOutcome | undefined; mayDisable: boolean; busy: boolean };

export function CustomerAccess({ card, action, outcome, mayDisable, busy }: CustomerAccessProps) {
  const refused = isRefused(outcome) && ["disable", "enable", "verify"].includes(outcome.intent) ? outcome : undefined;
  const intent = card.disabled_at ? "enable" : "disable";
  const label = card.disabled_at ? m.customers_enable() : m.customers_disable();
  return (
    <>
      {card.verified || card.disabled_at ? null : (
        <Form method="post" action={action} className="customer-note-form" preventScrollReset>
          <p className="hint console-note">{m.customers_unverified()}</p>
          <Button type="submit" name="intent" value="verify" kind="quiet" size="compact" busy={busy}>
            {m.customers_verify_again()}
          </Button>
          {refused?.intent === "verify" ? <p className="field-error">{refused.message}</p> : null}
        </Form>
      )}
      {mayDisable ? (
        <details open={refused?.intent === intent ? true : undefined}>
          <summary className="console-link">{label}</summary>
          {/* A form of the page: it may have to ask who is asking before it goes on. */}
          <Form method="post" action={action} className="customer-note-form" preventScrollReset>
            <p className="hint console-note">{card.disabled_at ? m.customers_enable_text() : m.customers_disable_text()}</p>
            <textarea
              name="reason"
              rows={2}
              required
              minLength={10}
              maxLength={500}
              defaultValue={refused?.intent === intent ? refused.values.reason : undefined}
              aria-label={m.customers_access_reason()}
              placeholder={m.customers_access_reason()}
              aria-describedby="access-hint"
              className="input input-small"
            />
            <small id="access-hint">{m.customers_two_step_hint()}</small>
            <Button type="submit" name="intent" value={intent} kind={card.disabled_at ? "quiet" : "danger"} size="compact" busy={busy}>
              {label}
            </Button>
            {refused?.intent === intent ? <p className="field-error">{refused.errors.reason ?? refused.message}</p> : null}
          </Form>
        </details>
      ) : null}
    </>
  );
}
