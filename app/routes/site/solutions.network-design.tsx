import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/network-design.ts";
import { AvailabilityMaths } from "#features/service-tools/network-design/availability-maths.tsx";
import { TopologyLab } from "#features/service-tools/network-design/topology-lab.tsx";
import { GlyphCells, GlyphCurve, GlyphFan, GlyphTicks, GlyphTwin } from "#ui/diagrams/glyphs.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/solutions.network-design";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/network-design");
}

export const meta = pageMeta;

const glyphs = [
  <GlyphCells key="documents" columns={6} rows={1} on={[0, 1, 2, 3, 4, 5]} />,
  <GlyphFan key="patterns" count={3} />,
  <GlyphCurve key="capacity" values={[18, 20, 24, 31, 38, 44, 47, 49, 46, 40, 33, 26]} limit={50} />,
  <GlyphTicks key="detection" count={4} on={0.9} labels={["0", "1 s"]} />,
  <GlyphTwin key="test" />,
];

export default function NetworkDesign({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const { topologies } = words;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="split" />
      <Section id="topologies" tight className="page-end">
        <SectionHead eyebrow={topologies.eyebrow} heading={topologies.heading} intro={topologies.intro} />
        <TopologyLab words={topologies} />
      </Section>
      <LocalNav
        title={words.title}
        items={[
          { id: "topologies", label: topologies.eyebrow },
          { id: "maths", label: words.maths.eyebrow },
          { id: "spec", label: words.spec.eyebrow },
          { id: "delivery", label: words.delivery.eyebrow },
          { id: "price", label: words.price.eyebrow },
        ]}
        action={{ to: "/resources/contact-us", label: words.hero.primary }}
      />
      <AvailabilityMaths words={words.maths} />
      <DataSheet words={words.capabilities} variant="rows" glyphs={glyphs} />
      <SpecSheet words={words.spec} />
      <DeliverySteps words={words.delivery} variant="line" />
      <PriceAnchorBlock words={words.price} />
      <LimitsSection words={words.limits} variant="columns" />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
