import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { SessionView } from "#features/accounts/rules/account-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";

type SessionRowProps = { session: SessionView; action: string; locale: Locale; timezone: string; now: string };

export function deviceName({ browser, device }: { browser: string; device: string }): string {
  return [browser, device].filter(Boolean).join(" · ") || m.settings_sessions_unknown();
}

export function SessionRow({ session, action, locale, timezone, now }: SessionRowProps) {
  const name = deviceName(session);
  return (
    <li>
      <div>
        <b>{name}</b> {session.current ? <Badge tone="jade">{m.settings_sessions_current()}</Badge> : null}
        <small>
          {m.settings_sessions_place()} <span className="figure-number">{session.address}</span>
          {" · "}
          {m.settings_sessions_seen()} <RelativeTime at={session.last_seen_at} now={now} locale={locale} timeZone={timezone} />
          {" · "}
          {m.settings_sessions_since()} <RelativeTime at={session.created_at} now={now} locale={locale} timeZone={timezone} />
        </small>
      </div>
      {session.current ? null : (
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={session.id} />
          <Button type="submit" size="compact" kind="quiet" aria-label={m.settings_sessions_end_named({ device: name })}>
            {m.settings_sessions_end()}
          </Button>
        </Form>
      )}
    </li>
  );
}
