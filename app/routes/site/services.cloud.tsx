import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/cloud.ts";
import { facts } from "#content/facts.ts";
import { CloudRegions } from "#features/service-tools/cloud/cloud-regions.tsx";
import { WayChooser } from "#features/service-tools/cloud/way-chooser.tsx";
import { m } from "#platform/paraglide/messages.js";
import { GlyphCheck, GlyphFan, GlyphPath, GlyphSplit, GlyphSteps, GlyphTwin } from "#ui/diagrams/glyphs.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/services.cloud";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/cloud");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=cloud";

const glyphs = [
  <GlyphTwin key="zones" labels={["ICN1", "ICN2"]} />,
  <GlyphFan key="network" count={3} />,
  <GlyphCheck key="tools" lines={["$ terraform plan", "POST /v1/instances"]} />,
  <GlyphSteps key="credits" values={facts.credits.map(({ credit }) => Number.parseFloat(credit))} />,
  <GlyphPath key="residency" stops={3} />,
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
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "spec", label: words.spec.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#chooser" variant="stacked">
        <CloudRegions words={words.regions} />
      </Hero>
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <WayChooser words={words.chooser} />
      <DataSheet words={words.capabilities} variant="grid" tone="mist" glyphs={glyphs} />
      <DeliverySteps words={words.delivery} variant="line" />
      <LimitsSection words={words.limits} variant="columns" />
      <SpecSheet words={words.spec} />
      <PriceAnchorBlock words={words.price} />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
