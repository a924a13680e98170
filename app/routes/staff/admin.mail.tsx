import { data, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf, typedIn } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { nested, settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import type { Locale } from "#content/locales.ts";
import { MailForm, MailPreview } from "#features/settings/console/mail-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { type DrawnMail, previewMail, readMail, saveMail, sendTestMail } from "#features/settings/rules/mail-settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import type { Route } from "./+types/admin.mail";
import type { StaffLayoutData } from "./layout.tsx";

type Preview = { typed: FormFailure["values"]; mails: Record<Locale, DrawnMail> };

export const handle: CrumbHandle = { crumb: () => m.setting_mail() };
export const meta = () => accountMeta(m.setting_mail());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data: held } = await api.call(readMail);
  const { data: mails } = await api.call(previewMail, { body: { value: held.value } });
  const { timezone, email } = context.get(viewerContext);
  return { ...held, mails, timezone, email };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const intent = form.get("intent");
  if (intent === "undo") return undoSetting(context, "mail", form);
  try {
    if (intent === "test") {
      const { data: sent } = await api.call(sendTestMail, { body: {} });
      return saved(m.setting_mail_tested({ email: sent.to }));
    }
    // What the form leaves empty is empty, not missing.
    const value = nested(form, { empty: true });
    if (intent === "preview") {
      const { data: mails } = await api.call(previewMail, { body: asTyped(previewMail, { value }) });
      return data({ told: m.setting_mail_preview_ready(), preview: { typed: typedIn(form), mails } satisfies Preview });
    }
    await api.call(saveMail, { body: asTyped(saveMail, { version: textOf(form, "version"), value }) });
    return saved();
  } catch (error) {
    return settingFailure(error, form);
  }
});

export default function Mail({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version, configured, mails, email } = loaderData;
  const preview = outcome && "preview" in outcome ? (outcome.preview as Preview) : undefined;
  const frame = { group: "mail", title: m.setting_mail(), sub: m.setting_mail_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData}>
      {(failed) => {
        const typed = failed("save") ?? failed("preview") ?? (preview && { values: preview.typed, errors: {} });
        return (
          <>
            <MailForm key={version} {...{ value, version, configured, busy }} typed={typed} />
            <MailPreview mails={preview?.mails ?? mails} unsaved={preview !== undefined} email={email} />
          </>
        );
      }}
    </SettingsPage>
  );
}
