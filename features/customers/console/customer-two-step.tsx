import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { ReasonForm } from "./reason-form.tsx";

type CustomerTwoStepProps = { action: string; outcome: ConsoleOutcome | undefined; busy: boolean };

/** For administrators: a customer without app and codes gets in again. */
export function CustomerTwoStep(form: CustomerTwoStepProps) {
  const words = { label: m.customers_two_step_reset(), text: m.customers_two_step_text(), reason: m.customers_two_step_reason() };
  return <ReasonForm {...form} {...words} intent="reset-two-step" />;
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
