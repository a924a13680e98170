import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/dedicated-line.ts";
import { LinePicker } from "#features/service-tools/dedicated-line/line-picker.tsx";
import { LineRates } from "#features/service-tools/dedicated-line/line-rates.tsx";
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
import type { Route } from "./+types/services.dedicated-line";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/dedicated-line");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "dedicated-line" } as const;

export default function DedicatedLine({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#price" wide>
        <LinePicker words={words.picker} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <PriceAnchorBlock words={words.price} />
        <LineRates words={words.rates} locale={locale} />
        <Folded heading={words.comparison.heading}>
          <ComparisonTable words={words.comparison} id="types" />
        </Folded>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="rows" />
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
