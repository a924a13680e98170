import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/load-balancing.ts";
import { BalancerSimulator } from "#features/service-tools/load-balancing/balancer-simulator.tsx";
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
import type { Route } from "./+types/services.load-balancing";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/load-balancing");
}

export const meta = pageMeta;

const begin = { start: "account", service: "load-balancing" } as const;

export default function LoadBalancing({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const sections = usePageSections(words, [{ id: "layers", label: words.comparison.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#price">
        <BalancerSimulator words={words.simulator} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <ComparisonTable words={words.comparison} id="layers" tone="mist" />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
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
