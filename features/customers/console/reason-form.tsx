// A weighty change to a customer's account, folded away until it is wanted. The reason is asked, because it is the whole protection here.
import type { ReactNode } from "react";
import { Form } from "react-router";
import { type ConsoleOutcome, type ConsoleRefused, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { LimitedTextarea } from "#ui/limited.tsx";

type ReasonFormProps = {
  action: string;
  intent: string;
  outcome: ConsoleOutcome | undefined;
  busy: boolean;
  label: string;
  text: string;
  reason: string;
  /** What becomes of the reason. */
  hint?: string;
  kind?: "danger" | "quiet";
  /** Fields before the reason; what is wrong with them is said beside them. */
  children?: (refused: ConsoleRefused | undefined) => ReactNode;
};

export function ReasonForm({
  action,
  intent,
  outcome,
  busy,
  label,
  text,
  reason,
  hint = m.customers_two_step_hint(),
  kind = "danger",
  children,
}: ReasonFormProps) {
  const refused = isRefused(outcome) && outcome.intent === intent ? outcome : undefined;
  const elsewhere = Object.keys(refused?.errors ?? {}).some((name) => name !== "reason");
  return (
    <details open={refused ? true : undefined}>
      <summary className="console-link">{label}</summary>
      {/* A form of the page: it may have to ask who is asking before it goes on. */}
      <Form method="post" action={action} className="customer-note-form" preventScrollReset>
        <p className="hint console-note">{text}</p>
        {children?.(refused)}
        <LimitedTextarea
          name="reason"
          rows={2}
          required
          minLength={10}
          limit={500}
          defaultValue={refused?.values.reason}
          aria-label={reason}
          placeholder={reason}
          aria-describedby={`${intent}-hint`}
          className="input input-small"
        />
        <small id={`${intent}-hint`}>{hint}</small>
        <Button type="submit" name="intent" value={intent} kind={kind} size="compact" busy={busy}>
          {label}
        </Button>
        {refused && !elsewhere ? <p className="field-error">{refused.errors.reason ?? refused.message}</p> : null}
      </Form>
    </details>
  );
}
