import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import "#ui/console/console-pages.css";
import { Link, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { namesIn, typedNames } from "#features/accounts/settings/name-versions.tsx";
import { OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { InviteForm } from "#features/accounts/team/invite-form.tsx";
import * as calls from "#features/accounts/team/team.contract.ts";
import { TeamList } from "#features/accounts/team/team-list.tsx";
import { recordPath } from "#features/audit/access-record-list.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/team";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.team_title() };
export const meta = () => accountMeta(m.team_title());

export async function loader({ context }: Route.LoaderArgs) {
  const { data: team } = await context.get(apiContext).call(calls.listTeam);
  const { id, timezone } = context.get(viewerContext);
  return { team, me: id, timezone, now: new Date().toISOString() };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const params = { id: textOf(form, "id") };
  const values = { email: textOf(form, "email"), name: textOf(form, "name"), role: textOf(form, "role"), locale: textOf(form, "locale") };
  try {
    switch (form.get("intent")) {
      case "invite":
        await api.call(calls.inviteColleague, { body: asTyped(calls.inviteColleague, { ...values, names: namesIn(form) }) });
        return saved(m.team_invited({ email: values.email }));
      case "again":
        await api.call(calls.inviteColleagueAgain, { params });
        return saved(m.team_invited_again());
      case "role":
        await api.call(calls.changeColleague, { params, body: asTyped(calls.changeColleague, { role: values.role }) });
        return saved();
      case "names":
        await api.call(calls.changeColleague, { params, body: { names: namesIn(form) } });
        return saved();
      case "disable":
      case "enable":
        await api.call(calls.changeColleague, { params, body: { disabled: form.get("intent") === "disable" } });
        return saved();
      case "separate":
        await api.call(calls.separateColleague, { params });
        return saved(m.team_separated());
      default:
        await api.call(calls.resetColleagueTwoFactor, { params });
        return saved(m.team_two_step_reset_done());
    }
  } catch (error) {
    return formFailure(error, form.get("intent") === "invite" ? { ...values, ...typedNames(form) } : {});
  }
});

export default function Team({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const { team, ...rest } = loaderData;
  const busy = useBusy();
  if (actionData && "confirm" in actionData) {
    return <ConfirmItsYou confirm={actionData.confirm} person={staff} backTo="/staff/team" busy={busy} heading="h1" />;
  }
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.team_title()}</h1>
          <p>{m.team_sub()}</p>
        </div>
        <Link to={recordPath} className="btn btn-quiet btn-small">
          {m.record_title()}
        </Link>
      </div>
      <OutcomeNotice outcome={actionData} />
      <TeamList team={team} locale={locale} {...rest} />
      <InviteForm outcome={actionData} locale={locale} />
    </>
  );
}
