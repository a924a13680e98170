import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/edge-computing.ts";
import { EdgeMap } from "#features/service-tools/edge-computing/edge-map.tsx";
import { PlacementTable } from "#features/service-tools/edge-computing/placement-table.tsx";
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
import type { Route } from "./+types/solutions.edge-computing";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/edge-computing");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "edge-computing" } as const;

export default function EdgeComputing({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = usePageSections(words, [{ id: "placement", label: words.belongs.eyebrow }]);
  // As a plain table: this page carries a map and has no room for the sheet's tools (130 kB of scripts).
  const { eyebrow, heading, groups } = words.spec;
  const specification = { eyebrow, heading, columns: [eyebrow, words.title], rows: groups.flatMap(({ rows }) => rows) };
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#placement" wide>
        <EdgeMap words={words.rings} locale={locale} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <PlacementTable words={words.belongs} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.spec.heading} id="specification">
          <ComparisonTable words={specification} id="specification-table" />
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
