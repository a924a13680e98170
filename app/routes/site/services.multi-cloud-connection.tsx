import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/multi-cloud-connection.ts";
import { CircuitBuilder } from "#features/service-tools/multi-cloud-connection/circuit-builder.tsx";
import { useCircuitDesign } from "#features/service-tools/multi-cloud-connection/circuit-design.ts";
import { CloudTopology } from "#features/service-tools/multi-cloud-connection/cloud-topology.tsx";
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
import type { Route } from "./+types/services.multi-cloud-connection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/multi-cloud-connection");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "multi-cloud-connection" } as const;

export default function MultiCloudConnection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const design = useCircuitDesign();
  const sections = usePageSections(words, [{ id: "builder", label: words.builder.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#builder">
        <CloudTopology words={words.builder} {...design} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <CircuitBuilder words={words.builder} locale={locale} {...design} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="compare-tiers">
          <ComparisonTable words={words.comparison} id="checklist" />
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
