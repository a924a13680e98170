import "#ui/console/console-pages.css";
import { Form, Link, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { ApiError } from "#app/session/api-client.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { incidentTemplates } from "#content/incident-templates.ts";
import { IncidentForm } from "#features/status/console/incident-form.tsx";
import { incidentFrom, openGaps, startValues } from "#features/status/console/incident-values.ts";
import type { IncidentKind } from "#features/status/rules/stages.ts";
import { readStatusComponents, reportIncident } from "#features/status/rules/status.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/status.new";

const kindOf = (value: string | null): IncidentKind => (value === "maintenance" ? "maintenance" : "incident");
const titleOf = (kind: IncidentKind) => (kind === "incident" ? m.status_new_incident() : m.status_new_maintenance());

export const handle: CrumbHandle = { crumb: (data: { kind: IncidentKind } | undefined) => titleOf(data?.kind ?? "incident") };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(titleOf(loaderData?.kind ?? "incident"));

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = kindOf(url.searchParams.get("kind"));
  const template = url.searchParams.get("template");
  const { data: components } = await context.get(apiContext).call(readStatusComponents);
  const { locale } = context.get(requestContext);
  const templates = incidentTemplates.filter((one) => one.kind === kind).map(({ id, title }) => ({ value: id, label: title[locale] }));
  return { kind, template, templates, components, values: startValues(kind, template, Date.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = kindOf(textOf(form, "kind"));
  try {
    const gaps = openGaps(form, m.status_gap());
    if (gaps) throw new ApiError({ status: 422, code: "invalid", message: m.error_invalid(), errors: gaps, retryAfter: undefined });
    const body = asTyped(reportIncident, { kind, ...incidentFrom(form, kind) });
    const { data: made } = await context.get(apiContext).call(reportIncident, { body });
    const flash = flashCookieValue({ kind: "success", text: m.status_saved() }, context.get(requestContext).secure);
    return redirect(`/staff/status/${made.id}`, { headers: { "set-cookie": flash } });
  } catch (error) {
    const failed = formFailure(error, typedIn(form));
    return { ...failed, data: { ...failed.data, affects: form.getAll("affects").map(String) } };
  }
}

export default function NewIncident({ loaderData, actionData: answer }: Route.ComponentProps) {
  const failure = useOutcome(answer);
  const busy = useBusy();
  const { kind, template, templates, components, values } = loaderData;
  const shown = failure ? { ...values, affects: failure.affects } : values;
  return (
    <>
      <div className="cluster console-head">
        <div>
          <p>
            <Link to="/staff/status" className="link-underline">
              {m.status_back()}
            </Link>
          </p>
          <h1>{titleOf(kind)}</h1>
        </div>
      </div>
      <Form method="get" className="form-stack status-templates">
        <input type="hidden" name="kind" value={kind} />
        <SelectField
          name="template"
          label={m.status_template()}
          hint={m.status_template_hint()}
          defaultValue={template ?? ""}
          required={false}
          options={[{ value: "", label: m.status_template_none() }, ...templates]}
        />
        <div>
          <Button type="submit" kind="quiet" size="compact">
            {m.status_template_use()}
          </Button>
        </div>
      </Form>
      <IncidentForm key={`${kind} ${template}`} {...{ kind, components, failure, busy }} values={shown} fresh />
    </>
  );
}
