import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/compliance.ts";
import { certificateRows } from "#features/service-tools/compliance/certificate-rows.ts";
import { OutageChecker } from "#features/service-tools/compliance/outage-checker.tsx";
import { ResponsibilityMatrix } from "#features/service-tools/compliance/responsibility-matrix.tsx";
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
import type { Route } from "./+types/services.compliance";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/compliance");
}

export const meta = pageMeta;

export default function Compliance({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const register = { ...words.register, rows: certificateRows(locale, words.register.states) };
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero}>
        <ResponsibilityMatrix words={words.matrix} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <DataSheet words={words.capabilities} tone="mist" />
      <ComparisonTable words={register} id="register" unbroken={[2, 3]} />
      <OutageChecker words={words.outage} />
      <LimitsSection words={words.limits} variant="columns" />
      <ComparisonTable words={words.comparison} id="rules" tone="mist" />
      <FaqList words={words.faq} variant="full" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
