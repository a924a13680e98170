import { Form } from "react-router";
import { formFailure, isTicked } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { patchUser, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { type NotificationKind, notificationKinds } from "#features/accounts/rules/account-figures.ts";
import { SettingsPart, SettingsSave } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Route } from "./+types/settings.notifications";

export const meta = () => accountMeta(m.settings_notices());

export function loader({ context }: Route.LoaderArgs) {
  return { customer: context.get(viewerContext) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await patchUser(context, { notifications: Object.fromEntries(notificationKinds.map((kind) => [kind, isTicked(form, kind)])) });
    return saved();
  } catch (error) {
    return formFailure(error);
  }
}

const words: Record<NotificationKind, { name: () => string; text: () => string }> = {
  ticket_reply: { name: m.notification_ticket_reply, text: m.notification_ticket_reply_text },
  ticket_closing: { name: m.notification_ticket_closing, text: m.notification_ticket_closing_text },
  chat_missed: { name: m.notification_chat_missed, text: m.notification_chat_missed_text },
  new_sign_in: { name: m.notification_new_sign_in, text: m.notification_new_sign_in_text },
};

export default function NotificationSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { notifications } = loaderData.customer;
  const busy = useBusy();
  return (
    <SettingsPart title={m.settings_notifications()} intro={m.settings_notifications_intro()} outcome={actionData}>
      <Form method="post">
        <ul className="settings-rows">
          {notificationKinds.map((kind) => (
            <li key={kind}>
              <Checkbox name={kind} label={words[kind].name()} hint={words[kind].text()} defaultChecked={notifications[kind]} />
            </li>
          ))}
        </ul>
        <SettingsSave busy={busy} apart />
      </Form>
    </SettingsPart>
  );
}
