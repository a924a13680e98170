import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/private-cloud-solution.ts";
import { ClusterPlanner } from "#features/service-tools/private-cloud-solution/cluster-planner.tsx";
import { m } from "#platform/paraglide/messages.js";
import { GlyphCells, GlyphCurve, GlyphLock, GlyphSlices, GlyphTicks, GlyphTwin } from "#ui/diagrams/glyphs.tsx";
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
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/services.private-cloud-solution";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/private-cloud-solution");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=private-cloud-solution";

const glyphs = [
  <GlyphCells key="nodes" columns={8} rows={2} on={[0, 1, 2, 8, 9, 10]} />,
  <GlyphTwin key="hypervisor" labels={["KVM", "BYOL"]} />,
  <GlyphSlices key="flash" total={10} done={8} />,
  <GlyphLock key="isolation" label="VRF · KMS" />,
  <GlyphCurve key="restart" values={[9, 9, 9, 9, 2, 2, 6, 9, 9, 9]} limit={6} />,
  <GlyphTicks key="recovery" count={5} on={0.25} labels={["0", "1 h"]} />,
];

export default function PrivateCloud({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = [
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "sizing", label: words.sizing.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "layers", label: words.comparison.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "spec", label: words.spec.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#sizing" variant="split" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <DataSheet words={words.capabilities} variant="rows" glyphs={glyphs} />
      <ClusterPlanner words={words.sizing} locale={locale} />
      <LimitsSection words={words.limits} />
      <ComparisonTable words={words.comparison} id="layers" highlight={1} />
      <DeliverySteps words={words.delivery} variant="list" />
      <PriceAnchorBlock words={words.price} />
      <SpecSheet words={words.spec} />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
