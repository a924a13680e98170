import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/ddos-protection.ts";
import { scrubbingGbps } from "#content/pops.ts";
import { EmergencyStrip } from "#features/service-tools/ddos-protection/emergency-strip.tsx";
import { FloodFlow } from "#features/service-tools/ddos-protection/flood-flow.tsx";
import { MitigationTimeline } from "#features/service-tools/ddos-protection/mitigation-timeline.tsx";
import { TunnelCalculator } from "#features/service-tools/ddos-protection/tunnel-calculator.tsx";
import { GlyphBars, GlyphCheck, GlyphCurve, GlyphFan, GlyphPath, GlyphTicks } from "#ui/diagrams/glyphs.tsx";
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
import type { Route } from "./+types/services.ddos-protection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/ddos-protection");
}

export const meta = pageMeta;

const glyphs = [
  <GlyphBars key="capacity" values={Object.values(scrubbingGbps)} />,
  <GlyphCurve key="flood" values={[2, 2, 3, 30, 34, 3, 2, 2]} limit={8} />,
  <GlyphFan key="proxy" count={6} />,
  <GlyphPath key="bgp" stops={4} />,
  <GlyphCheck key="communities" lines={["64500:666", "65535:666"]} />,
  <GlyphTicks key="base" count={6} on={1} labels={["0", "5 Gbps"]} />,
];

export default function DdosProtection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger">
        <FloodFlow words={words.flow} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <EmergencyStrip words={words.emergency} />
      <MitigationTimeline words={words.timeline} />
      <ComparisonTable words={words.comparison} highlight={1} />
      <DataSheet words={words.capabilities} glyphs={glyphs} />
      <TunnelCalculator words={words.tunnel} />
      <LimitsSection words={words.limits} variant="columns" />
      <SpecSheet words={words.spec} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <FaqList words={words.faq} variant="full" tone="mist" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
