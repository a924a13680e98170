import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/vpn.ts";
import { VpnCalculator } from "#features/service-tools/vpn/vpn-calculator.tsx";
import { useVpnPlan } from "#features/service-tools/vpn/vpn-plan.ts";
import { VpnTopology } from "#features/service-tools/vpn/vpn-topology.tsx";
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
import type { Route } from "./+types/services.vpn";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/vpn");
}

export const meta = pageMeta;

const begin = { start: "account", service: "vpn" } as const;

export default function Vpn({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const plan = useVpnPlan();
  const sections = usePageSections(words, [
    { id: "chooser", label: words.comparison.eyebrow },
    { id: "calculator", label: words.topology.eyebrow },
  ]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#calculator">
        <VpnTopology words={words.topology} {...plan} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <ComparisonTable words={words.comparison} id="chooser" />
      <VpnCalculator words={words.topology} locale={locale} {...plan} />
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
