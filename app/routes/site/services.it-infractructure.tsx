import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/it-infractructure.ts";
import { StackDiagram } from "#features/service-tools/it-infractructure/stack-diagram.tsx";
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
import type { Route } from "./+types/services.it-infractructure";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/it-infractructure");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "it-infractructure" } as const;

export default function ItInfrastructure({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const sections = usePageSections(words, [{ id: "levels", label: words.comparison.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#levels">
        <StackDiagram words={words.stack} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <ComparisonTable words={words.comparison} id="levels" highlight={2} tone="mist" />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <PriceAnchorBlock words={words.price} />
      <Band>
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
