import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/ddos-protection.ts";
import { EmergencyStrip } from "#features/service-tools/ddos-protection/emergency-strip.tsx";
import { FloodFlow } from "#features/service-tools/ddos-protection/flood-flow.tsx";
import { MitigationTimeline } from "#features/service-tools/ddos-protection/mitigation-timeline.tsx";
import { TunnelCalculator } from "#features/service-tools/ddos-protection/tunnel-calculator.tsx";
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
import { SpecSheet } from "#ui/page/spec/spec-sheet.tsx";
import type { Route } from "./+types/services.ddos-protection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/ddos-protection");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "ddos-protection" } as const;

export default function DdosProtection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#price" wide>
        <FloodFlow words={words.flow} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <EmergencyStrip words={words.emergency} />
      <MitigationTimeline words={words.timeline} />
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <div>
          <Folded heading={words.comparison.heading}>
            <ComparisonTable words={words.comparison} highlight={1} />
          </Folded>
          <Folded heading={words.spec.heading}>
            <SpecSheet words={words.spec} />
          </Folded>
          <Folded heading={words.tunnel.heading}>
            <TunnelCalculator words={words.tunnel} />
          </Folded>
        </div>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
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
