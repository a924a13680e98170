import "#ui/console/console-pages.css";
import { Link, useOutletContext } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { ApiError } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { versionFor } from "#content/versions.ts";
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { AffectedCustomers } from "#features/status/console/affected-customers.tsx";
import { IncidentForm } from "#features/status/console/incident-form.tsx";
import { incidentFrom, incidentValues, openGaps, stageValues, textsFrom } from "#features/status/console/incident-values.ts";
import { TellForm } from "#features/status/console/tell-form.tsx";
import { UpdatesTold } from "#features/status/console/updates-told.tsx";
import { IncidentMarks, spanText } from "#features/status/reader/incident-parts.tsx";
import { listAffectedCustomers } from "#features/status/rules/affected.contract.ts";
import { type Stage, stages } from "#features/status/rules/stages.ts";
import * as calls from "#features/status/rules/status.contract.ts";
import type { StaffIncident } from "#features/status/rules/status-views.ts";
import { can } from "#platform/api/capabilities.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/status.one";
import type { StaffLayoutData } from "./layout.tsx";

type Shown = { incident: StaffIncident; name: string } | undefined;
const nameOf = (data: Shown) => data?.name ?? m.status_place();

export const handle: CrumbHandle = { crumb: nameOf };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(nameOf(loaderData));

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const viewer = context.get(viewerContext);
  const after = url.searchParams.get("after");
  const [{ data: incident }, { data: components }, affected] = await Promise.all([
    api.call(calls.readStaffIncident, { params }),
    api.call(calls.readStatusComponents),
    can(viewer, listAffectedCustomers.access) ? api.call(listAffectedCustomers, { params, query: after ? { cursor: after } : {} }) : null,
  ]);
  const { timezone } = viewer;
  const { locale } = context.get(requestContext);
  const stage: Stage | "" = stages.find((one) => one === url.searchParams.get("stage")) ?? "";
  return { incident, components, affected, later: after !== null, timezone, stage, name: versionFor(incident.title, locale) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await readForm(request);
  const intent = textOf(form, "intent") === "tell" ? ("tell" as const) : ("save" as const);
  try {
    const gaps = openGaps(form, m.status_gap());
    if (gaps) throw new ApiError({ status: 422, code: "invalid", message: m.error_invalid(), errors: gaps, retryAfter: undefined });
    if (intent === "tell") {
      const body = asTyped(calls.tellIncident, { stage: textOf(form, "stage"), text: textsFrom(form, "text") });
      await api.call(calls.tellIncident, { params, body });
      return { told: m.status_told() };
    }
    const kind = textOf(form, "kind") === "maintenance" ? "maintenance" : "incident";
    await api.call(calls.updateIncident, { params, body: asTyped(calls.updateIncident, incidentFrom(form, kind)) });
    return { told: m.status_saved() };
  } catch (error) {
    const failed = formFailure(error, typedIn(form));
    return { ...failed, data: { ...failed.data, intent, affects: form.getAll("affects").map(String) } };
  }
}

export default function OneIncident({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const busy = useBusy("save");
  const telling = useBusy("tell");
  const { locale } = useOutletContext<StaffLayoutData>();
  const { incident, components, affected, later, stage, name, timezone } = loaderData;
  const failed = outcome && "intent" in outcome ? outcome : undefined;
  const values = incidentValues(incident);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <p>
            <Link to="/staff/status" className="link-underline">
              {m.status_back()}
            </Link>
          </p>
          <h1 {...writtenIn(name)}>{name}</h1>
          <p>
            {spanText(incident, locale)} · {incident.components.map((one) => one.name).join(", ")}
          </p>
          <p>
            <a href={`/status/${incident.id}`} className="link-underline">
              {m.status_view_public()}
            </a>
          </p>
        </div>
        <IncidentMarks incident={incident} />
      </div>
      {failed ? null : <OutcomeNotice outcome={outcome} />}
      <TellForm
        key={`${incident.updated_at} ${stage}`}
        incident={incident}
        values={stageValues(stage, incident.severity)}
        failure={failed?.intent === "tell" ? failureIn(failed) : undefined}
        busy={telling}
      />
      <UpdatesTold updates={incident.updates} timezone={timezone} locale={locale} />
      {affected ? (
        <AffectedCustomers list={affected.data} figures={affected.meta} page={`/staff/status/${incident.id}`} later={later} />
      ) : null}
      <details className="status-group" open={failed?.intent === "save"}>
        <summary className="btn btn-quiet btn-compact">{m.status_change()}</summary>
        <IncidentForm
          key={incident.updated_at}
          kind={incident.kind}
          components={components}
          values={failed ? { ...values, affects: failed.affects } : values}
          failure={failed?.intent === "save" ? failureIn(failed) : undefined}
          busy={busy}
          fresh={false}
        />
      </details>
    </>
  );
}
