import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/storage.ts";
import { ClassChooser } from "#features/service-tools/storage/class-chooser.tsx";
import { LifecycleCalculator } from "#features/service-tools/storage/lifecycle-calculator.tsx";
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
import type { Route } from "./+types/services.storage";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/storage");
}

export const meta = pageMeta;

export default function Storage({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger">
        <ClassChooser words={words.choose} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <ComparisonTable words={words.comparison} id="classes" />
      <LifecycleCalculator words={words.lifecycle} locale={locale} />
      <ComparisonTable words={words.fees} id="fees" />
      <DataSheet words={words.capabilities} variant="ledger" />
      <LimitsSection words={words.limits} variant="columns" />
      <DeliverySteps words={words.delivery} variant="rail" />
      <FaqList words={words.faq} variant="full" tone="mist" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
