import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/status.ts";
import { FollowStatus } from "#features/status/reader/follow-status.still.tsx";
import { StatusBoard } from "#features/status/reader/status-board.still.tsx";
import { statusFeedMeta } from "#features/status/rules/feeds.ts";
import { readStatusHistory } from "#features/status/rules/status.contract.ts";
import type { Route } from "./+types/status";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/status");
  const { data: history } = await context.get(apiContext).call(readStatusHistory);
  // Stored for everyone until something is told, planned work begins or ends, or the day is over.
  return data({ ...loaded, history }, { headers: { "x-page-tags": "status" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  return loaderData ? [...pageMeta(args), ...statusFeedMeta(loaderData.site, loaderData.locale)] : pageMeta(args);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const { words, history, locale, site } = loaderData;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <StatusBoard history={history} words={words} locale={locale} />
      <div className="wrap page-end">
        <FollowStatus site={site} locale={locale} />
      </div>
    </SitePage>
  );
}
