import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/it-infractructure.ts";
import { facts } from "#content/facts.ts";
import { itInfrastructure } from "#content/figures/it-infractructure.ts";
import { StackDiagram } from "#features/service-tools/it-infractructure/stack-diagram.tsx";
import { m } from "#platform/paraglide/messages.js";
import { GlyphCurve, GlyphPath, GlyphRing, GlyphSlices, GlyphSteps, GlyphTicks } from "#ui/diagrams/glyphs.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/services.it-infractructure";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/it-infractructure");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=it-infractructure";

const glyphs = [
  <GlyphSteps key="stages" values={[1, 2, 3, 4, 5]} />,
  <GlyphTicks key="polling" count={13} on={1} labels={["0", `${itInfrastructure.pollingSeconds} s`]} />,
  <GlyphPath key="cause" stops={facts.postMortemBusinessDays} />,
  <GlyphRing key="changes" share={itInfrastructure.changeSuccessPercent / 100} label={`${itInfrastructure.changeSuccessPercent}%`} />,
  <GlyphCurve key="capacity" values={[38, 42, 45, 51, 55, 60, 66, 72]} limit={itInfrastructure.capacityPercent.act} />,
  <GlyphSlices key="handover" total={4} done={4} />,
];

export default function ItInfrastructure({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const sections = [
    { id: "stack", label: words.stack.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "levels", label: words.comparison.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "faq", label: m.parts_faq() },
    { id: "price", label: words.price.eyebrow },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#stack" variant="split" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <StackDiagram words={words.stack} />
      <DeliverySteps words={words.delivery} variant="list" tone="mist" />
      <DataSheet words={words.capabilities} variant="rows" glyphs={glyphs} />
      <ComparisonTable words={words.comparison} id="levels" highlight={2} tone="mist" />
      <LimitsSection words={words.limits} variant="columns" />
      <FaqList words={words.faq} variant="aside" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
