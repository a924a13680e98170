import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";

type CustomerTwoStepProps = { action: string; outcome: ConsoleOutcome | undefined; busy: boolean };

/** For administrators: a customer without app and codes gets in again. The reason is asked, because it is the whole protection here. */
export function CustomerTwoStep({ action, outcome, busy }: CustomerTwoStepProps) {
  const refused = isRefused(outcome) && outcome.intent === "reset-two-step" ? outcome : undefined;
  return (
    <details open={refused ? true : undefined}>
      <summary className="console-link">{m.customers_two_step_reset()}</summary>
      {/* A form of the page: it may have to ask who is asking before it goes on. */}
      <Form method="post" action={action} className="customer-note-form" preventScrollReset>
        <p className="hint console-note">{m.customers_two_step_text()}</p>
        <textarea
          name="reason"
          rows={2}
          required
          minLength={10}
          maxLength={500}
          defaultValue={refused?.values.reason}
          aria-label={m.customers_two_step_reason()}
          placeholder={m.customers_two_step_reason()}
          aria-describedby="two-step-hint"
          className="input input-small"
        />
        <small id="two-step-hint">{m.customers_two_step_hint()}</small>
        <Button type="submit" name="intent" value="reset-two-step" kind="danger" size="compact" busy={busy}>
          {m.customers_two_step_reset()}
        </Button>
        {refused ? <p className="field-error">{refused.errors.reason ?? refused.message}</p> : null}
      </Form>
    </details>
  );
}

type WaitingResetProps = { action: string; at: string; now: string; locale: Locale; mayWithdraw: boolean; busy: boolean };

/** When it will happen; administrators can call it off until then. */
export function WaitingReset({ action, at, now, locale, mayWithdraw, busy }: WaitingResetProps) {
  const when = (
    <p className="hint console-note">
      {m.customers_two_step_waits()} <RelativeTime at={at} now={now} locale={locale} />
    </p>
  );
  if (!mayWithdraw) return when;
  return (
    <Form method="post" action={action} className="customer-note-form" preventScrollReset>
      {when}
      <Button type="submit" name="intent" value="keep-two-step" kind="quiet" size="compact" busy={busy}>
        {m.customers_two_step_keep()}
      </Button>
    </Form>
  );
}
