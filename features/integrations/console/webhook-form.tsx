// Address and events of a webhook, for a new one and for changing one.
import { Form } from "react-router";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import type { WebhookView } from "#features/integrations/webhooks.contract.ts";
import { outsideEvents } from "#platform/events/outside-event-names.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-frame.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";
import { eventWords } from "./webhook-words.ts";

type WebhookFormProps = { failure: FormFailure | undefined; hook?: WebhookView; busy: boolean };

export function WebhookForm({ failure, hook, busy }: WebhookFormProps) {
  const form = useFirstError(failure);
  const ticked: readonly string[] = failure ? (failure.values.events ?? "").split(" ") : (hook?.events ?? []);
  return (
    <section className="integration-new" aria-labelledby="webhook-form">
      <h2 id="webhook-form">{hook ? m.webhook_change() : m.webhook_new()}</h2>
      <Form method="post" ref={form} noValidate preventScrollReset>
        <TextField
          {...fieldOf(failure, "url", hook?.url)}
          label={m.webhook_url()}
          hint={m.webhook_url_hint()}
          type="url"
          inputMode="url"
          autoComplete="off"
          limit={500}
          mono
        />
        <fieldset className="integration-choices" aria-describedby={failure?.errors.events ? "events-error" : undefined}>
          <legend>{m.webhook_events()}</legend>
          {outsideEvents.map((event) => (
            <Checkbox
              key={event}
              name="events"
              id={`event-${event.replace(".", "-")}`}
              value={event}
              label={eventWords[event]()}
              hint={<code>{event}</code>}
              defaultChecked={ticked.includes(event)}
            />
          ))}
          {failure?.errors.events ? <FieldError id="events-error">{failure.errors.events}</FieldError> : null}
        </fieldset>
        <Button type="submit" size="small" name="intent" value={hook ? "change" : "create"} busy={busy}>
          {hook ? m.settings_save() : m.webhook_create()}
        </Button>
      </Form>
    </section>
  );
}
