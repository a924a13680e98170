import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PasskeyView } from "./passkeys.contract.ts";

type PasskeyListProps = { passkeys: PasskeyView[]; action: string; locale: Locale; timezone: string; now: string };

export function PasskeyList({ passkeys, action, locale, timezone, now }: PasskeyListProps) {
  const clock = { now, locale, timeZone: timezone };
  return (
    <ul className="settings-rows">
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <small>
              {m.settings_passkeys_made()} <RelativeTime at={created_at} {...clock} />
              {" · "}
              {last_used_at ? (
                <>
                  {m.settings_passkeys_used()} <RelativeTime at={last_used_at} {...clock} />
                </>
              ) : (
                m.settings_passkeys_unused()
              )}
            </small>
            <details className="settings-more">
              <summary className="link-underline">{m.settings_passkeys_rename()}</summary>
              <Form method="post" action={action} className="settings-form">
                <input type="hidden" name="id" value={id} />
                <TextField name="name" id={`name-${id}`} label={m.settings_passkeys_name()} defaultValue={name} limit={80} />
                <div className="cluster settings-actions">
                  <Button type="submit" size="compact" kind="quiet" name="intent" value="rename">
                    {m.settings_save()}
                  </Button>
                </div>
              </Form>
            </details>
          </div>
          <Form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              size="compact"
              kind="quiet"
              name="intent"
              value="remove"
              aria-label={m.settings_passkeys_remove_named({ name })}
            >
              {m.settings_passkeys_remove()}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
