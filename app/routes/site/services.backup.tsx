import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/backup.ts";
import { CopyRule } from "#features/service-tools/backup/copy-rule.tsx";
import { RestoreCalculator } from "#features/service-tools/backup/restore-calculator.tsx";
import { RetentionPlanner } from "#features/service-tools/backup/retention-planner.tsx";
import { GlyphCheck, GlyphLock, GlyphPath, GlyphSlices, GlyphSplit, GlyphTicks } from "#ui/diagrams/glyphs.tsx";
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
import type { Route } from "./+types/services.backup";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/backup");
}

export const meta = pageMeta;

const begin = { start: "account", service: "backup" } as const;

const glyphs = [
  <GlyphSlices key="sources" total={4} done={4} />,
  <GlyphTicks key="restore" count={5} on={0.25} labels={["0", "1 h"]} />,
  <GlyphLock key="lock" label="7 … 365" />,
  <GlyphSplit
    key="reduction"
    parts={[
      { share: 1, label: "1" },
      { share: 2, label: "3" },
    ]}
  />,
  <GlyphCheck key="key" lines={["AES-256", "GCM"]} />,
  <GlyphPath key="tests" stops={4} />,
];

export default function Backup({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#planner" wide>
        <CopyRule words={words.rule} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <RetentionPlanner words={words.planner} locale={locale} />
        <div>
          <Folded heading={words.restore.heading}>
            <RestoreCalculator words={words.restore} locale={locale} />
          </Folded>
          <Folded heading={words.comparison.heading}>
            <ComparisonTable words={words.comparison} id="intervals" />
          </Folded>
          <Folded heading={words.price.heading}>
            <PriceAnchorBlock words={words.price} variant="lists" />
          </Folded>
        </div>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} glyphs={glyphs} />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
