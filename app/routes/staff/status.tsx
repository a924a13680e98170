import "#ui/console/console-pages.css";
import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { IncidentList } from "#features/status/console/incident-list.tsx";
import { listIncidents } from "#features/status/rules/status.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/status";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.status_place() };
export const meta = () => accountMeta(m.status_place());

export async function loader({ url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get("cursor");
  const { data: incidents, meta: page } = await context.get(apiContext).call(listIncidents, { query: cursor ? { cursor } : {} });
  return { incidents, next: page.next_cursor };
}

export default function StaffStatus({ loaderData }: Route.ComponentProps) {
  const { incidents, next } = loaderData;
  const { locale } = useOutletContext<StaffLayoutData>();
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.status_place()}</h1>
          <p>
            {m.status_console_sub()}{" "}
            <a className="link-underline" href="/status">
              {m.status_public_page()}
            </a>
          </p>
        </div>
        <ButtonLink to="/staff/status/new?kind=maintenance" kind="quiet" size="compact">
          {m.status_new_maintenance()}
        </ButtonLink>
        <ButtonLink to="/staff/status/new?kind=incident" size="compact">
          {m.status_new_incident()}
        </ButtonLink>
      </div>
      {incidents.length === 0 ? <EmptyState heading={m.status_console_none()}>{m.status_console_none_text()}</EmptyState> : null}
      <IncidentList incidents={incidents} locale={locale} />
      {next ? (
        <p className="apart">
          <ButtonLink to={`/staff/status?${new URLSearchParams({ cursor: next })}`} kind="quiet" size="compact">
            {m.status_older()}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
