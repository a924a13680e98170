import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/data-protection.ts";
import { facts } from "#content/facts.ts";
import { RecoveryPlanner } from "#features/service-tools/data-protection/recovery-planner.tsx";
import { GlyphCheck, GlyphLock, GlyphPath, GlyphSplit } from "#ui/diagrams/glyphs.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/solutions.data-protection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/data-protection");
}

export const meta = pageMeta;

export default function DataProtection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const { icn1ToIcn2Km, icn1ToPus1Km } = facts.distances;
  const glyphs = [
    <GlyphSplit
      key="sites"
      parts={[
        { share: icn1ToIcn2Km, label: `${icn1ToIcn2Km} km` },
        { share: icn1ToPus1Km, label: `${icn1ToPus1Km} km` },
      ]}
    />,
    <GlyphLock key="vault" label={words.capabilities.items[1]?.figure.value ?? ""} />,
    <GlyphPath key="drill" stops={7} />,
    <GlyphPath key="runbook" stops={4} on={2} />,
    <GlyphCheck key="keys" lines={["AES-256", "KMS / HSM"]} />,
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="split" />
      <RecoveryPlanner finder={words.finder} timeline={words.timeline} locale={locale} />
      <ComparisonTable words={words.comparison} highlight={2} />
      <LimitsSection words={words.limits} />
      <DataSheet words={words.capabilities} variant="rows" glyphs={glyphs} />
      <DeliverySteps words={words.delivery} variant="line" tone="mist" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
