import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { isTicked, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { nested, settingFailure } from "#app/staff/settings-action.server.ts";
import { RetentionForm } from "#features/settings/console/retention-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readRetention, saveRetention } from "#features/settings/rules/retention.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.retention";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_retention() };
export const meta = () => accountMeta(m.setting_retention());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readRetention);
  return { ...data, timezone: context.get(viewerContext).timezone };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  try {
    const value = nested(form, { skip: ["version", "intent", "accepted"] });
    const body = { version: textOf(form, "version"), value, accepted: isTicked(form, "accepted") };
    await context.get(apiContext).call(saveRetention, { body: asTyped(saveRetention, body) });
    return saved();
  } catch (error) {
    return settingFailure(error, form);
  }
});

export default function Retention({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version } = loaderData;
  const frame = { group: "retention", title: m.setting_retention(), sub: m.setting_retention_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData} noUndo>
      {(failed) => <RetentionForm key={version} {...{ value, version, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
