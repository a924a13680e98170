import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { nested, settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { SupportForm } from "#features/settings/console/support-form.tsx";
import { readSupport, saveSupport } from "#features/settings/rules/support-settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.support";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_support() };
export const meta = () => accountMeta(m.setting_support());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readSupport);
  return { ...data, timezone: context.get(viewerContext).timezone };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  if (form.get("intent") === "undo") return undoSetting(context, "support", form);
  try {
    // What the form leaves empty is empty, not missing.
    const typed = nested(form, { skip: ["version", "intent", "console_languages"], empty: true });
    const value = { ...typed, console_languages: textOf(form, "console_languages").split(",") };
    const body = { version: textOf(form, "version"), value };
    await context.get(apiContext).call(saveSupport, { body: asTyped(saveSupport, body) });
    return saved();
  } catch (error) {
    return settingFailure(error, form, (field) => field.replace(/^value\./, "").replace(/^console_languages\.\d+$/, "console_languages"));
  }
});

export default function Support({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version, configured_two_factor: configured } = loaderData;
  const frame = { group: "support", title: m.setting_support(), sub: m.setting_support_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData}>
      {(failed) => <SupportForm key={version} {...{ value, version, configured, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
