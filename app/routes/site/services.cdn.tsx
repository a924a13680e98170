import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/cdn.ts";
import { CdnCalculator } from "#features/service-tools/cdn/cdn-calculator.tsx";
import { CdnPath } from "#features/service-tools/cdn/cdn-path.tsx";
import { SwitchShares } from "#features/service-tools/cdn/switch-shares.tsx";
import { GlyphBars, GlyphCheck, GlyphFan, GlyphSlices, GlyphTracks } from "#ui/diagrams/glyphs.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
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
import type { Route } from "./+types/services.cdn";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/cdn");
}

export const meta = pageMeta;

const begin = { start: "account", service: "cdn" } as const;

/** Purge reaches the near cities first: the shape of a p95, not a measurement. */
const purge = Array.from({ length: 38 }, (_, city) => 7 + (city / 37) ** 2 * 27);
const log = [10, 18, 12, 22, 14, 26, 18, 12, 24, 16, 28, 20, 14];

const glyphs = [
  <GlyphTracks
    key="protocols"
    tracks={[
      { label: "TCP", steps: 3, on: 1 },
      { label: "H3", steps: 2, on: 1 },
    ]}
  />,
  <GlyphBars key="purge" values={purge} />,
  <GlyphFan key="shield" count={6} />,
  <GlyphSlices key="large" total={16} done={9} />,
  <GlyphCheck key="signed" lines={["/patch/7.pak", "?exp=…&sig=9f2c"]} />,
  <GlyphBars key="logs" values={log} />,
];

export default function Cdn({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#rates" wide>
        <CdnPath words={words.path} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <CdnCalculator words={words.calculator} locale={locale} />
        <div>
          <Folded heading={words.price.heading}>
            <PriceAnchorBlock words={words.price} variant="lists" />
          </Folded>
          <Folded heading={words.spec.heading}>
            <SpecSheet words={words.spec} />
          </Folded>
        </div>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} glyphs={glyphs} />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <DeliverySteps words={words.delivery}>
          <SwitchShares words={words.shares} />
        </DeliverySteps>
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
