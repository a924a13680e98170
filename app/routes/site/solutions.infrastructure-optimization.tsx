import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/infrastructure-optimization.ts";
import {
  ConsolidationBill,
  ConsolidationSketch,
  useConsolidation,
} from "#features/service-tools/infrastructure-optimization/consolidation-sketch.tsx";
import { EffortMatrix } from "#features/service-tools/infrastructure-optimization/effort-matrix.tsx";
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
import type { Route } from "./+types/solutions.infrastructure-optimization";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/infrastructure-optimization");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "infrastructure-optimization" } as const;

export default function InfrastructureOptimization({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const state = useConsolidation();
  const sections = usePageSections(words, [
    { id: "saving", label: words.slider.eyebrow },
    { id: "backlog", label: words.matrix.eyebrow },
  ]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#saving">
        <ConsolidationSketch words={words.slider} {...state} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <ConsolidationBill words={words.slider} locale={locale} {...state} />
      <EffortMatrix words={words.matrix} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="compare-tiers">
          <ComparisonTable words={words.comparison} id="compare" />
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
