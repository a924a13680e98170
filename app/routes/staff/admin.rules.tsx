import "#ui/console/console-pages.css";
import "#features/automation/console/automation.css";
import { Link, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { RuleList, rulesPath } from "#features/automation/console/rule-list.tsx";
import { changeRule, listRules } from "#features/automation/rules/rules.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.rules";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.rule_title() };
export const meta = () => accountMeta(m.rule_title());

export async function loader({ context }: Route.LoaderArgs) {
  const { data: rules } = await context.get(apiContext).call(listRules);
  return { rules, timezone: context.get(viewerContext).timezone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const change = intent === "on" || intent === "off" ? { active: intent === "on" } : { move: intent };
  try {
    const body = asTyped(changeRule, { version: textOf(form, "version"), ...change });
    await context.get(apiContext).call(changeRule, { params: { id: textOf(form, "id") }, body });
    return saved();
  } catch (error) {
    return formFailure(error);
  }
}

export default function Rules({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale } = useOutletContext<StaffLayoutData>();
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.rule_title()}</h1>
          <p>{m.rule_sub()}</p>
        </div>
        <Link to={`${rulesPath}/new`} className="btn btn-primary btn-small">
          {m.rule_new()}
        </Link>
      </div>
      <OutcomeNotice outcome={outcome} />
      <RuleList {...loaderData} locale={locale} />
    </>
  );
}
