import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/cyber-security.ts";
import { SecurityRoadmap } from "#features/service-tools/cyber-security/security-roadmap.tsx";
import { SelfCheck } from "#features/service-tools/cyber-security/self-check.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/solutions.cyber-security";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/cyber-security");
}

export const meta = pageMeta;

export default function CyberSecurity({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const [, baseline = "", detect = "", regulated = ""] = words.comparison.columns;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked">
        <SecurityRoadmap words={words.roadmap} />
      </Hero>
      <SelfCheck words={words.selfCheck} packageNames={{ baseline, detect, regulated }} />
      <ComparisonTable words={words.comparison} highlight={2} tone="mist" />
      <DataSheet words={words.capabilities} variant="grid" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <LimitsSection words={words.limits} variant="columns" />
      <DeliverySteps words={words.delivery} variant="rail" />
      <FaqList words={words.faq} variant="full" tone="mist" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
