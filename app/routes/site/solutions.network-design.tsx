import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/network-design.ts";
import { AvailabilityMaths } from "#features/service-tools/network-design/availability-maths.tsx";
import { TopologyLab } from "#features/service-tools/network-design/topology-lab.tsx";
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
import { SpecSheet } from "#ui/page/spec/spec-sheet.tsx";
import type { Route } from "./+types/solutions.network-design";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/network-design");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "network-design" } as const;

export default function NetworkDesign({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const sections = usePageSections(words, [{ id: "maths", label: words.maths.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#maths">
        <TopologyLab words={words.topologies} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <AvailabilityMaths words={words.maths} />
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
