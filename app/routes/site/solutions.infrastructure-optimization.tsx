import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/infrastructure-optimization.ts";
import { ConsolidationSketch } from "#features/service-tools/infrastructure-optimization/consolidation-sketch.tsx";
import { EffortMatrix } from "#features/service-tools/infrastructure-optimization/effort-matrix.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/solutions.infrastructure-optimization";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/infrastructure-optimization");
}

export const meta = pageMeta;

export default function InfrastructureOptimization({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const { slider } = words;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger" />
      <Section id="before-after" tight>
        <SectionHead eyebrow={slider.eyebrow} heading={slider.heading} intro={slider.intro} />
        <ConsolidationSketch words={slider} locale={locale} />
      </Section>
      <EffortMatrix words={words.matrix} />
      <ComparisonTable words={words.comparison} />
      <DeliverySteps words={words.delivery} variant="list" />
      <DataSheet words={words.capabilities} variant="ledger" tone="mist" />
      <LimitsSection words={words.limits} variant="columns" />
      <FaqList words={words.faq} variant="full" />
      <PriceAnchorBlock words={words.price} />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
