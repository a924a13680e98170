import { Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import * as calls from "#features/accounts/rules/user-security.contract.ts";
import { SecurityLog } from "#features/accounts/settings/security-log.tsx";
import { SessionRow } from "#features/accounts/settings/session-row.tsx";
import { SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/settings.sessions";

export const meta = () => accountMeta(m.settings_sessions());

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { kind, timezone, session_hours: hours, session_idle_minutes: idle } = context.get(viewerContext);
  const path = settingsPath(kind, "sessions");
  const cursor = url.searchParams.get("before");
  const [sessions, events] = await Promise.all([
    api.call(calls.listSessions),
    api.call(calls.listSecurityEvents, { query: { limit: 20, ...(cursor ? { cursor } : {}) } }),
  ]);
  return {
    sessions: sessions.data,
    events: events.data,
    older: events.meta.next_cursor ? `${path}?before=${encodeURIComponent(events.meta.next_cursor)}#log` : null,
    newest: cursor ? `${path}#log` : null,
    path,
    intro:
      idle === null
        ? m.settings_sessions_intro({ days: String(Math.round(hours / 24)) })
        : m.settings_sessions_intro_staff({ hours: String(hours), minutes: String(idle) }),
    kept: keptYears(context, "accessYears"),
    timezone,
    locale: context.get(requestContext).locale,
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  try {
    if (form.get("intent") === "others") {
      await api.call(calls.endOtherSessions);
      return saved(m.settings_sessions_others_done());
    }
    await api.call(calls.endSession, { params: { id: textOf(form, "id") } });
    return saved(m.settings_sessions_ended());
  } catch (error) {
    return formFailure(error);
  }
}

export default function SessionSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { sessions, events, older, newest, path, intro, ...clock } = loaderData;
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <SettingsPart title={m.settings_sessions()} intro={intro} outcome={actionData}>
        <ul className="settings-rows">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} action={path} {...clock} />
          ))}
        </ul>
        <div className="cluster settings-actions apart">
          {others.length > 0 ? (
            <Form method="post" action={path}>
              <Button type="submit" size="small" kind="quiet" name="intent" value="others">
                {m.settings_sessions_others()}
              </Button>
            </Form>
          ) : (
            <span className="quiet">{m.settings_sessions_alone()}</span>
          )}
        </div>
      </SettingsPart>
      <SecurityLog events={events} older={older} newest={newest} {...clock} />
    </>
  );
}
