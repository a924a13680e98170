import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/compliance.ts";
import { certificateRows } from "#features/service-tools/compliance/certificate-rows.ts";
import { OutageChecker } from "#features/service-tools/compliance/outage-checker.tsx";
import { ResponsibilityMatrix } from "#features/service-tools/compliance/responsibility-matrix.tsx";
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
import type { Route } from "./+types/services.compliance";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/compliance");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "compliance" } as const;

export default function Compliance({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const register = { ...words.register, rows: certificateRows(locale, words.register.states) };
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} label={words.hero.primary} wide>
        <ResponsibilityMatrix words={words.matrix} />
      </Hero>
      <LocalNav {...words.nav} {...begin} label={words.hero.primary} />
      <Band>
        <ComparisonTable words={register} id="register" unbroken={[2, 3]} />
        <div>
          <Folded heading={words.comparison.heading}>
            <ComparisonTable words={words.comparison} id="rules" />
          </Folded>
          <Folded heading={words.outage.heading}>
            <OutageChecker words={words.outage} />
          </Folded>
        </div>
      </Band>
      <Band tone="mist">
        <DataSheet words={words.capabilities} />
        <LimitsSection words={words.limits} />
      </Band>
      <Band>
        <PriceAnchorBlock words={words.price} />
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} label={words.hero.primary} />
    </SitePage>
  );
}
