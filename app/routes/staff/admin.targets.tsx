import "#ui/console/console-pages.css";
import "#features/settings/console/settings-console.css";
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
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { SettingHistory } from "#features/settings/console/setting-history.tsx";
import { TargetsForm } from "#features/settings/console/targets-form.tsx";
import { readTargets, saveTargets } from "#features/settings/rules/settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.targets";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_targets() };
export const meta = () => accountMeta(m.setting_targets());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readTargets);
  return { ...data, timezone: context.get(viewerContext).timezone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "undo") return undoSetting(context, "targets", form);
  try {
    // A department's row that was left empty goes by what holds for all.
    const value = { departments: {}, ...nested(form) };
    const body = { version: textOf(form, "version"), value };
    await context.get(apiContext).call(saveTargets, { body: asTyped(saveTargets, body) });
    return saved();
  } catch (error) {
    return settingFailure(error, form);
  }
}

export default function Targets({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version, history, timezone } = loaderData;
  const failure = failureIn(outcome);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.setting_targets()}</h1>
          <p>{m.setting_targets_sub()}</p>
        </div>
      </div>
      <OutcomeNotice outcome={outcome} />
      <TargetsForm
        key={version}
        value={value}
        version={version}
        failure={failure?.values.intent === "save" ? failure : undefined}
        busy={busy}
      />
      <SettingHistory {...{ history, version, locale, timezone }} />
    </>
  );
}
