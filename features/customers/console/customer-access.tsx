// The customer's way in: whether the address is proved, and ending or restoring access with a reason.
import { Form } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ReasonForm } from "./reason-form.tsx";

type CustomerAccessProps = { card: CustomerCard; action: string; outcome: ConsoleOutcome | undefined; mayDisable: boolean; busy: boolean };

export function CustomerAccess({ card, action, outcome, mayDisable, busy }: CustomerAccessProps) {
  const refused = isRefused(outcome) && outcome.intent === "verify" ? outcome : undefined;
  return (
    <>
      {card.verified || card.disabled_at ? null : (
        <Form method="post" action={action} className="customer-note-form" preventScrollReset>
          <p className="hint console-note">{m.customers_unverified()}</p>
          <Button type="submit" name="intent" value="verify" kind="quiet" size="compact" busy={busy}>
            {m.customers_verify_again()}
          </Button>
          {refused ? <p className="field-error">{refused.message}</p> : null}
        </Form>
      )}
      {mayDisable ? (
        <ReasonForm
          {...{ action, outcome, busy }}
          intent={card.disabled_at ? "enable" : "disable"}
          kind={card.disabled_at ? "quiet" : "danger"}
          label={card.disabled_at ? m.customers_enable() : m.customers_disable()}
          text={card.disabled_at ? m.customers_enable_text() : m.customers_disable_text()}
          reason={m.customers_access_reason()}
        />
      ) : null}
    </>
  );
}
