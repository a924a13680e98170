import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/vendor.ts";
import { CriteriaTable } from "#features/service-tools/vendor/criteria-table.tsx";
import { LifecyclePlanner } from "#features/service-tools/vendor/lifecycle-planner.tsx";
import { OfferComparison } from "#features/service-tools/vendor/offer-comparison.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Folded } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.vendor";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/vendor");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "vendor" } as const;

export default function Vendor({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const { items } = words.criteria;
  const names = {
    server: items.server.short,
    gpu: items.gpu.short,
    storage: items.storage.short,
    network: items.network.short,
    security: items.security.short,
    licence: items.licence.short,
  };
  const sections = usePageSections(words, [{ id: "lifecycle", label: words.lifecycle.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#lifecycle">
        <OfferComparison words={words.quote} locale={locale} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <LifecyclePlanner words={words.lifecycle} names={names} locale={locale} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.criteria.heading} id="criteria">
          <CriteriaTable words={words.criteria} />
        </Folded>
      </Band>
      <Band>
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
