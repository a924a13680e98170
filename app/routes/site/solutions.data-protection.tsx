import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/data-protection.ts";
import { RecoveryBill } from "#features/service-tools/data-protection/recovery-bill.tsx";
import { RecoveryPlanner } from "#features/service-tools/data-protection/recovery-planner.tsx";
import { useRecovery } from "#features/service-tools/data-protection/recovery-state.ts";
import { RecoveryTimeline } from "#features/service-tools/data-protection/recovery-timeline.tsx";
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
import type { Route } from "./+types/solutions.data-protection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/data-protection");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "data-protection" } as const;

export default function DataProtection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const recovery = useRecovery();
  const sections = usePageSections(words, [
    { id: "bill", label: words.finder.eyebrow },
    { id: "recovery", label: words.timeline.eyebrow },
  ]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#bill">
        <RecoveryPlanner words={words.finder} {...recovery} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <RecoveryBill words={words.finder} locale={locale} {...recovery} />
      <RecoveryTimeline words={words.timeline} finder={words.finder} tier={recovery.tier} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="compare-tiers">
          <ComparisonTable words={words.comparison} id="compare" highlight={2} />
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
