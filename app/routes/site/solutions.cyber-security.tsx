import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/cyber-security.ts";
import { SecurityRoadmap } from "#features/service-tools/cyber-security/security-roadmap.tsx";
import { SelfCheck } from "#features/service-tools/cyber-security/self-check.tsx";
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
import type { Route } from "./+types/solutions.cyber-security";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/cyber-security");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "cyber-security" } as const;

export default function CyberSecurity({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const [, baseline = "", detect = "", regulated = ""] = words.comparison.columns;
  const sections = usePageSections(words, [{ id: "check", label: words.selfCheck.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#check">
        <SecurityRoadmap words={words.roadmap} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <SelfCheck words={words.selfCheck} packageNames={{ baseline, detect, regulated }} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="compare">
          <ComparisonTable words={words.comparison} id="compare-table" highlight={2} />
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
