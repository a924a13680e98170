import { data, useRouteLoaderData } from "react-router";
import { apiContext } from "#app/context.ts";
import { currentIncidents } from "#app/site/current-incidents.server.ts";
import { DeskLine } from "#app/site/desk-line.tsx";
import { latestPosts } from "#app/site/latest-posts.server.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import type { RootData } from "#app/site/load-root.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/home.ts";
import { HomeHero } from "#features/site-home/home-hero.tsx";
import { LatestPosts } from "#features/site-home/latest-posts.still.tsx";
import { PriceStrip } from "#features/site-home/price-strip.still.tsx";
import { ServiceIndex } from "#features/site-home/service-index.still.tsx";
import { SolutionTabs } from "#features/site-home/solution-tabs.still.tsx";
import { StatusStrip } from "#features/site-home/status-strip.tsx";
import { TaskFinder } from "#features/site-home/task-finder.still.tsx";
import { ClosingCall } from "#ui/page/closing-call.still.tsx";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/");
  const api = context.get(apiContext);
  const [incidents, posts] = await Promise.all([currentIncidents(api), latestPosts(api, loaded.locale, 3)]);
  // Stored for everyone until a post or an incident changes.
  return data({ ...loaded, incidents, posts, now: Date.now() }, { headers: { "x-page-tags": "posts,status" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, locale, incidents, posts, now } = loaderData;
  const root = useRouteLoaderData<RootData>("root");
  if (!root) return null;
  return (
    <SitePage page={loaderData} crumbs={false}>
      <StatusStrip words={words.status} incidents={incidents} now={now} locale={locale} />
      <HomeHero words={words.hero} map={words.map} locale={locale} desk={<DeskLine words={words.desk} locale={locale} />} />
      <TaskFinder words={words.finder} />
      <ServiceIndex words={words.index} familyWords={root.navigation.families} locale={locale} />
      <PriceStrip words={words.prices} />
      <SolutionTabs words={words.solutions} />
      {posts.length > 0 && <LatestPosts words={words.posts} posts={posts} />}
      <ClosingCall words={words.call} secondaryTo="/signup" />
    </SitePage>
  );
}
