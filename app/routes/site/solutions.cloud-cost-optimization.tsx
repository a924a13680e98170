import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/cloud-cost-optimization.ts";
import { BillProblem } from "#features/service-tools/cloud-cost-optimization/bill-problem.tsx";
import { SavingsCalculator } from "#features/service-tools/cloud-cost-optimization/savings-calculator.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/solutions.cloud-cost-optimization";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/cloud-cost-optimization");
}

export const meta = pageMeta;

export default function CloudCostOptimization({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger" />
      <BillProblem words={words.problem} />
      <SavingsCalculator words={words.calculator} locale={locale} />
      <DataSheet words={words.capabilities} variant="ledger" tone="mist" />
      <ComparisonTable words={words.comparison} highlight={2} />
      <DeliverySteps words={words.delivery} variant="line" />
      <LimitsSection words={words.limits} />
      <PriceAnchorBlock words={words.price} />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
