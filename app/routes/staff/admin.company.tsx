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
import { CompanyForm } from "#features/settings/console/company-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readCompany, saveCompany } from "#features/settings/rules/settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.company";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_company() };
export const meta = () => accountMeta(m.setting_company());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readCompany);
  return { ...data, timezone: context.get(viewerContext).timezone };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  if (form.get("intent") === "undo") return undoSetting(context, "company", form);
  try {
    // What the form leaves empty is empty, not missing.
    const typed = nested(form, { skip: ["version", "intent", "social"], empty: true });
    const value = { ...typed, social: textOf(form, "social").split(/\s+/).filter(Boolean) };
    const body = { version: textOf(form, "version"), value };
    await context.get(apiContext).call(saveCompany, { body: asTyped(saveCompany, body) });
    return saved();
  } catch (error) {
    return settingFailure(error, form, (field) => field.replace(/^value\./, "").replace(/^social\.\d+$/, "social"));
  }
});

export default function Company({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version } = loaderData;
  const frame = { group: "company", title: m.setting_company(), sub: m.setting_company_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData}>
      {(failed) => <CompanyForm key={version} {...{ value, version, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
