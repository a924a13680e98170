import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/media-streaming.ts";
import { StreamCalculator } from "#features/service-tools/media-streaming/stream-calculator.tsx";
import { StreamPipeline } from "#features/service-tools/media-streaming/stream-pipeline.tsx";
import { GlyphBars, GlyphCheck, GlyphCurve, GlyphFan, GlyphSteps, GlyphTwin } from "#ui/diagrams/glyphs.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/solutions.media-streaming";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/media-streaming");
}

export const meta = pageMeta;

const glyphs = [
  <GlyphTwin key="ingest" />,
  <GlyphSteps key="ladder" values={[1, 2, 3.5, 5, 8, 12]} />,
  <GlyphFan key="package" count={2} />,
  <GlyphCheck key="rights" lines={["exp=1767225600", "sig=9f2c…"]} />,
  <GlyphCurve key="capacity" values={[4, 6, 9, 16, 40, 92, 100, 97, 60, 20, 8]} limit={110} />,
  <GlyphBars key="quality" values={[9, 14, 22, 30, 26, 17, 10, 6, 4, 2, 1]} />,
];

export default function MediaStreaming({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const { pipeline } = words;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="split">
        <SectionHead eyebrow={pipeline.eyebrow} heading={pipeline.heading} intro={pipeline.intro} />
        <StreamPipeline words={pipeline} />
      </Hero>
      <DataSheet words={words.capabilities} variant="rows" glyphs={glyphs} />
      <StreamCalculator words={words.calculator} locale={locale} />
      <ComparisonTable words={words.comparison} highlight={2} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <LimitsSection words={words.limits} />
      <FaqList words={words.faq} variant="aside" tone="mist" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
