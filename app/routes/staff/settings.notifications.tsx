import { Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, isTicked, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { changeStaffPreferences, readStaffPreferences } from "#features/notifications/notifications.contract.ts";
import { changePush, readPush, removePushDevice } from "#features/notifications/push/push.contract.ts";
import { pushKinds } from "#features/notifications/push/push-rules.ts";
import { PushSettings } from "#features/notifications/push/push-settings.tsx";
import { staffMailWords } from "#features/notifications/staff-mail-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Route } from "./+types/settings.notifications";

export const meta = () => accountMeta(m.settings_notices());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [mails, push] = await Promise.all([api.call(readStaffPreferences), api.call(readPush)]);
  return { mails: mails.data.mails, push: push.data, locale: context.get(requestContext).locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  try {
    if (form.get("intent") === "drop-device") {
      await api.call(removePushDevice, { params: { id: textOf(form, "id") } });
      return saved(m.push_device_removed());
    }
    if (form.get("intent") === "push") {
      const kinds = Object.fromEntries(pushKinds.map((kind) => [kind, isTicked(form, `push_${kind}`)]));
      const quiet = isTicked(form, "quiet") ? { from: textOf(form, "quiet_from"), until: textOf(form, "quiet_until") } : null;
      await api.call(changePush, { body: { kinds, quiet } });
      return saved();
    }
    const { mails } = (await api.call(readStaffPreferences)).data;
    const chosen = Object.fromEntries(Object.keys(mails).map((kind) => [kind, isTicked(form, kind)]));
    await api.call(changeStaffPreferences, { body: { mails: chosen as typeof mails } });
    return saved();
  } catch (error) {
    return formFailure(error);
  }
}

export default function StaffNotificationSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const busy = useBusy();
  return (
    <>
      <SettingsPart title={m.settings_notifications()} intro={m.staff_notices_intro()} outcome={actionData}>
        <Form method="post">
          <ul className="settings-rows">
            {(Object.keys(loaderData.mails) as (keyof typeof loaderData.mails)[]).map((kind) => (
              <li key={kind}>
                <Checkbox name={kind} label={staffMailWords[kind]()} defaultChecked={loaderData.mails[kind] === true} />
              </li>
            ))}
          </ul>
          <div className="cluster settings-actions apart">
            <Button type="submit" size="small" busy={busy} busyLabel={m.settings_saving()}>
              {m.settings_save()}
            </Button>
          </div>
        </Form>
      </SettingsPart>
      <SettingsPart title={m.push_title()} intro={m.push_intro()}>
        <PushSettings push={loaderData.push} locale={loaderData.locale} busy={busy} />
      </SettingsPart>
    </>
  );
}
