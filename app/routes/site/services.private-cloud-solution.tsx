import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/private-cloud-solution.ts";
import { BreakEvenTool } from "#features/service-tools/private-cloud-solution/break-even-tool.tsx";
import { useClusterPlan } from "#features/service-tools/private-cloud-solution/cluster-plan.ts";
import { ClusterPlanner } from "#features/service-tools/private-cloud-solution/cluster-planner.tsx";
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
import { SpecSheet } from "#ui/page/spec/spec-sheet.tsx";
import type { Route } from "./+types/services.private-cloud-solution";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/private-cloud-solution");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "private-cloud-solution" } as const;

export default function PrivateCloud({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const plan = useClusterPlan();
  const sections = usePageSections(words, [{ id: "sizing", label: words.sizing.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#sizing">
        <BreakEvenTool words={words.sizing} {...plan} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <ClusterPlanner words={words.sizing} locale={locale} {...plan} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="layers">
          <ComparisonTable words={words.comparison} id="layers-table" highlight={1} />
        </Folded>
        <Folded heading={words.spec.heading} id="specification">
          <SpecSheet words={words.spec} />
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
