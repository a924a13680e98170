import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/internet-connectivity.ts";
import { PercentileTool } from "#features/service-tools/internet-connectivity/percentile-tool.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.internet-connectivity";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/internet-connectivity");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "internet-connectivity" } as const;

export default function InternetConnectivity({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#percentile" wide>
        <PercentileTool words={words.percentile} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <ComparisonTable words={words.comparison} id="ports" highlight={3} />
        <PriceAnchorBlock words={words.price} />
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
