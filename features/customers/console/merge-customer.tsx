import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { LimitedInput } from "#ui/limited.tsx";
import { ReasonForm } from "./reason-form.tsx";

type MergeCustomerProps = { action: string; outcome: ConsoleOutcome | undefined; busy: boolean };

/** For administrators: a second account of the same person comes into this one. */
export function MergeCustomer(form: MergeCustomerProps) {
  return (
    <ReasonForm {...form} intent="merge" label={m.customers_merge()} text={m.customers_merge_text()} reason={m.customers_merge_reason()}>
      {(refused) => (
        <>
          <LimitedInput
            type="email"
            name="email"
            required
            limit={254}
            autoComplete="off"
            defaultValue={refused?.values.email}
            aria-label={m.customers_merge_email()}
            placeholder={m.customers_merge_email()}
            aria-invalid={refused?.errors.email ? true : undefined}
            className="input input-small"
          />
          {refused?.errors.email ? <p className="field-error">{refused.errors.email}</p> : null}
        </>
      )}
    </ReasonForm>
  );
}
