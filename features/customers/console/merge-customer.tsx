import { Form } from "react-router";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";

type MergeCustomerProps = { action: string; outcome: ConsoleOutcome | undefined; busy: boolean };

/** For administrators: a second account of the same person comes into this one. */
export function MergeCustomer({ action, outcome, busy }: MergeCustomerProps) {
  const refused = isRefused(outcome) && outcome.intent === "merge" ? outcome : undefined;
  return (
    <details open={refused ? true : undefined}>
      <summary className="console-link">{m.customers_merge()}</summary>
      {/* A form of the page: it may have to ask who is asking before it goes on. */}
      <Form method="post" action={action} className="customer-note-form" preventScrollReset>
        <p className="hint console-note">{m.customers_merge_text()}</p>
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={refused?.values.email}
          aria-label={m.customers_merge_email()}
          placeholder={m.customers_merge_email()}
          aria-invalid={refused?.errors.email ? true : undefined}
          className="input input-small"
        />
        {refused?.errors.email ? <p className="field-error">{refused.errors.email}</p> : null}
        <textarea
          name="reason"
          rows={2}
          required
          minLength={10}
          maxLength={500}
          defaultValue={refused?.values.reason}
          aria-label={m.customers_merge_reason()}
          placeholder={m.customers_merge_reason()}
          aria-describedby="merge-hint"
          className="input input-small"
        />
        <small id="merge-hint">{m.customers_two_step_hint()}</small>
        <Button type="submit" name="intent" value="merge" kind="danger" size="compact" busy={busy}>
          {m.customers_merge()}
        </Button>
        {refused && !refused.errors.email ? <p className="field-error">{refused.errors.reason ?? refused.message}</p> : null}
      </Form>
    </details>
  );
}
