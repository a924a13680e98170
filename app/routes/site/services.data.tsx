import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/data.ts";
import { ClusterCalculator } from "#features/service-tools/data/cluster-calculator.tsx";
import { FailoverPlay } from "#features/service-tools/data/failover-play.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/services.data";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/data");
}

export const meta = pageMeta;

export default function Data({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked" secondaryTo="#sizes">
        <FailoverPlay words={words.failover} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <DataSheet words={words.capabilities} variant="grid" />
      <ClusterCalculator words={words.sizing} locale={locale} />
      <ComparisonTable words={words.comparison} id="engines" />
      <LimitsSection words={words.limits} />
      <DeliverySteps words={words.delivery} variant="line" />
      <PriceAnchorBlock words={words.price} variant="split" />
      <FaqList words={words.faq} />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
