import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/cloud.ts";
import { facts } from "#content/facts.ts";
import { CloudRegions } from "#features/service-tools/cloud/cloud-regions.tsx";
import { WayChooser } from "#features/service-tools/cloud/way-chooser.tsx";
import { m } from "#platform/paraglide/messages.js";
import { GlyphCheck, GlyphLock, GlyphPath, GlyphSplit, GlyphSteps, GlyphTwin } from "#ui/diagrams/glyphs.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Folded, PhoneTool } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band, Section } from "#ui/page/section.tsx";
import { SpecSheet } from "#ui/page/spec/spec-sheet.tsx";
import type { Route } from "./+types/services.cloud";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/cloud");
}

export const meta = pageMeta;

const begin = { start: "account", service: "cloud" } as const;

const glyphs = [
  <GlyphTwin key="zones" labels={["ICN1", "ICN2"]} />,
  <GlyphPath key="network" stops={3} />,
  <GlyphCheck key="tools" lines={["$ terraform plan", "POST /v1/instances"]} />,
  <GlyphSteps key="credits" values={facts.credits.map(({ credit }) => Number.parseFloat(credit))} />,
  <GlyphLock key="residency" label="KR / JP / SG" />,
  <GlyphSplit
    key="invoice"
    parts={[
      { share: 5, label: "web" },
      { share: 3, label: "db" },
      { share: 2, label: "dr" },
    ]}
  />,
];

export default function Cloud({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const sections = [
    { id: "chooser", label: words.chooser.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#chooser" wide>
        <CloudRegions words={words.regions} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <Section>
        <PhoneTool heading={words.chooser.heading}>
          <WayChooser words={words.chooser} />
        </PhoneTool>
      </Section>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.spec.heading}>
          <SpecSheet words={words.spec} />
        </Folded>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="grid" glyphs={glyphs} />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
