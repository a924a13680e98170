import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { nested, settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import { LimitsForm } from "#features/settings/console/limits-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readLimits, saveLimits } from "#features/settings/rules/limit-settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.limits";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_limits() };
export const meta = () => accountMeta(m.setting_limits());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readLimits);
  return { ...data, timezone: context.get(viewerContext).timezone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "undo") return undoSetting(context, "limits", form);
  try {
    const body = { version: textOf(form, "version"), value: nested(form) };
    await context.get(apiContext).call(saveLimits, { body: asTyped(saveLimits, body) });
    return saved();
  } catch (error) {
    return settingFailure(error, form);
  }
}

export default function Limits({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version } = loaderData;
  const frame = { group: "limits", title: m.setting_limits(), sub: m.setting_limits_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData}>
      {(failed) => <LimitsForm key={version} {...{ value, version, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
