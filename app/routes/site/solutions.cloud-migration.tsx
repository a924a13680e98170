import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/cloud-migration.ts";
import { MigrationGantt } from "#features/service-tools/cloud-migration/migration-gantt.tsx";
import { TransferCalculator } from "#features/service-tools/cloud-migration/transfer-calculator.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/solutions.cloud-migration";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/cloud-migration");
}

export const meta = pageMeta;

export default function CloudMigration({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="split" />
      <LocalNav
        title={words.title}
        items={[
          { id: "plan", label: words.gantt.eyebrow },
          { id: "transfer", label: words.transfer.eyebrow },
          { id: "compare", label: words.comparison.eyebrow },
          { id: "delivery", label: words.delivery.eyebrow },
          { id: "price", label: words.price.eyebrow },
        ]}
        action={{ to: "/resources/contact-us", label: words.hero.primary }}
      />
      <Section id="plan">
        <SectionHead eyebrow={words.gantt.eyebrow} heading={words.gantt.heading} intro={words.gantt.intro} />
        <MigrationGantt words={words.gantt} />
      </Section>
      <DataSheet words={words.capabilities} variant="grid" />
      <TransferCalculator words={words.transfer} />
      <ComparisonTable words={words.comparison} />
      <DeliverySteps words={words.delivery} variant="list" tone="mist" />
      <LimitsSection words={words.limits} variant="columns" />
      <FaqList words={words.faq} variant="full" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
