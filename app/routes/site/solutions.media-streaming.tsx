import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { usePageSections } from "#app/site/page-sections.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/media-streaming.ts";
import { StreamCalculator } from "#features/service-tools/media-streaming/stream-calculator.tsx";
import { StreamPipeline } from "#features/service-tools/media-streaming/stream-pipeline.tsx";
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
import type { Route } from "./+types/solutions.media-streaming";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/media-streaming");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "media-streaming" } as const;

export default function MediaStreaming({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = usePageSections(words, [{ id: "calculator", label: words.calculator.eyebrow }]);
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#calculator">
        <StreamPipeline words={words.pipeline} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <StreamCalculator words={words.calculator} locale={locale} />
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
