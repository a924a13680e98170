import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/acceleration-service.ts";
import { TwoRoutes } from "#features/service-tools/acceleration-service/two-routes.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { PhoneTool } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.acceleration-service";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/acceleration-service");
}

export const meta = pageMeta;

const begin = { start: "account", service: "acceleration-service" } as const;

export default function AccelerationService({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#routes" wide>
        <TwoRoutes words={words.routes} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <PhoneTool heading={words.comparison.heading}>
          <ComparisonTable words={words.comparison} highlight={2} />
        </PhoneTool>
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
