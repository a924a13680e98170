import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/firewall.ts";
import { ZoneMap } from "#features/service-tools/firewall/zone-map.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.firewall";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/firewall");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "firewall" } as const;

export default function Firewall({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#sizes" wide>
        <ZoneMap words={words.zones} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Band tone="mist">
        <ComparisonTable words={words.comparison} id="sizes" />
        <PriceAnchorBlock words={words.price} />
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="ledger" />
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
