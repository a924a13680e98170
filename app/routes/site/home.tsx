import { data, useRouteLoaderData } from "react-router";
import { apiContext } from "#app/context.ts";
import { currentIncidents } from "#app/site/current-incidents.server.ts";
import { latestPosts } from "#app/site/latest-posts.server.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import type { RootData } from "#app/site/load-root.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/home.ts";
import { CertificateTable } from "#features/site-home/certificate-table.tsx";
import "#features/site-home/home-hero.css";
import { LatestPosts } from "#features/site-home/latest-posts.tsx";
import { PacketScenario } from "#features/site-home/network/packet-scenario.tsx";
import { PopExplorer } from "#features/site-home/network/pop-explorer.tsx";
import { mapCities } from "#features/site-home/network/pop-services.ts";
import { RoundTripTable } from "#features/site-home/network/round-trip-table.tsx";
import { StatusStrip } from "#features/site-home/network/status-strip.tsx";
import { PriceStrip } from "#features/site-home/price-strip.tsx";
import { PromiseBlock } from "#features/site-home/promise-block.tsx";
import { ServiceIndex } from "#features/site-home/service-index.tsx";
import { SiteCards } from "#features/site-home/site-cards.tsx";
import { SolutionTabs } from "#features/site-home/solution-tabs.tsx";
import { TaskFinder } from "#features/site-home/task-finder.tsx";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
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
      <div className="home-hero">
        <Hero words={words.hero} variant="stacked" secondaryTo="/resources/pricing">
          <DotMap title={words.map.title} description={words.map.description} caption={words.map.caption} cities={mapCities(locale)} />
        </Hero>
      </div>
      <TaskFinder words={words.finder} />
      <PopExplorer words={words.pops} locale={locale} />
      <ServiceIndex words={words.index} familyWords={root.navigation.families} locale={locale} />
      <PacketScenario words={words.packet} />
      <RoundTripTable words={words.rtt} locale={locale} />
      <SolutionTabs words={words.solutions} />
      <SiteCards words={words.sites} locale={locale} />
      <PromiseBlock words={words.promise} />
      <PriceStrip words={words.prices} />
      <DeliverySteps words={words.start} variant="rail" id="start" />
      <CertificateTable words={words.certificates} locale={locale} />
      <LatestPosts words={words.posts} posts={posts} />
      <FaqList words={words.faq} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
