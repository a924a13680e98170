import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/cloud-cost-optimization.ts";
import { SavingsCalculator } from "#features/service-tools/cloud-cost-optimization/savings-calculator.tsx";
import { useSavings } from "#features/service-tools/cloud-cost-optimization/savings-state.ts";
import { SavingsWaterfall } from "#features/service-tools/cloud-cost-optimization/savings-waterfall.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Folded } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import type { Route } from "./+types/solutions.cloud-cost-optimization";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/cloud-cost-optimization");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "cloud-cost-optimization" } as const;

export default function CloudCostOptimization({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const state = useSavings();
  const sections = usePageSections(words, [{ id: "calculator", label: words.calculator.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#calculator">
        <SavingsWaterfall words={words.calculator} locale={locale} {...state} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <SavingsCalculator words={words.calculator} locale={locale} {...state} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="compare">
          <ComparisonTable words={words.comparison} id="compare-table" highlight={2} />
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
