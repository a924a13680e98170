import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/storage.ts";
import { ClassChooser } from "#features/service-tools/storage/class-chooser.tsx";
import { LifecycleCalculator } from "#features/service-tools/storage/lifecycle-calculator.tsx";
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
import type { Route } from "./+types/services.storage";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/storage");
}

export const meta = pageMeta;

const begin = { start: "account", service: "storage" } as const;

export default function Storage({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = usePageSections(words, [
    { id: "classes", label: words.comparison.eyebrow },
    { id: "lifecycle", label: words.lifecycle.eyebrow },
  ]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#classes">
        <ClassChooser words={words.choose} locale={locale} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <Band>
        <ComparisonTable words={words.comparison} id="classes" />
        <Folded heading={words.fees.heading} id="fees">
          <ComparisonTable words={words.fees} id="fee-table" />
        </Folded>
      </Band>
      <LifecycleCalculator words={words.lifecycle} locale={locale} />
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <PriceAnchorBlock words={words.price} />
      <Band>
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
