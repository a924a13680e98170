import { redirect } from "react-router";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/public-cloud-solution.ts";
import { InstancePicker } from "#features/service-tools/public-cloud-solution/instance-picker.tsx";
import { useInstanceChoice } from "#features/service-tools/public-cloud-solution/instance-plan.ts";
import { planSearch } from "#features/service-tools/public-cloud-solution/old-links.ts";
import { RateCard } from "#features/service-tools/public-cloud-solution/rate-card.tsx";
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
import type { Route } from "./+types/services.public-cloud-solution";

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const today = planSearch(search);
  if (today !== undefined) throw redirect(`${pathname}${today}`, 301);
  return loadPage<typeof page>(context, "/services/public-cloud-solution");
}

export const meta = pageMeta;

const begin = { start: "account", service: "public-cloud-solution" } as const;

export default function PublicCloud({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const choice = useInstanceChoice();
  const sections = usePageSections(words, [{ id: "picker", label: words.picker.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#picker">
        <RateCard words={words.picker} locale={locale} {...choice} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <InstancePicker words={words.picker} locale={locale} {...choice} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <Folded heading={words.comparison.heading} id="stopped">
          <ComparisonTable words={words.comparison} id="stopped-table" highlight={2} />
        </Folded>
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
