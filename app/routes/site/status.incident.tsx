import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/status.ts";
import { IncidentPage } from "#features/status/reader/incident-page.still.tsx";
import { readIncident } from "#features/status/rules/status.contract.ts";
import { kindWords } from "#features/status/rules/status-words.ts";
import { idPattern } from "#platform/api/field-limits.ts";
import { AppError } from "#platform/errors.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { Route } from "./+types/status.incident";

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!idPattern.test(params.id)) throw new AppError("not_found");
  const loaded = await loadPage<typeof page>(context, "/status");
  const { data: incident } = await context.get(apiContext).call(readIncident, { params });
  return data({ ...loaded, incident }, { headers: { "x-page-tags": "status" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args);
  const { words, incident } = loaderData;
  const { title } = incident;
  const description = fillLabel(words.incident.description, { kind: kindWords[incident.kind](), title });
  return pageMeta({ loaderData: { ...loaderData, words: { ...words, title, description } } });
}

export default function Incident({ loaderData }: Route.ComponentProps) {
  const { words, incident, locale } = loaderData;
  return (
    <SitePage page={loaderData} below={{ name: incident.title, to: `/status/${incident.id}` }}>
      <PageTitle h1={incident.title} lead={incident.body || kindWords[incident.kind]()} />
      <IncidentPage incident={incident} words={words.incident} locale={locale} />
    </SitePage>
  );
}
