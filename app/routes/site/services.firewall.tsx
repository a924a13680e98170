import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/firewall.ts";
import { ZoneMap } from "#features/service-tools/firewall/zone-map.tsx";
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
import type { Route } from "./+types/services.firewall";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/firewall");
}

export const meta = pageMeta;

export default function Firewall({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked" secondaryTo="#sizes">
        <ZoneMap words={words.zones} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <DataSheet words={words.capabilities} variant="ledger" />
      <ComparisonTable words={words.comparison} id="sizes" tone="mist" />
      <DeliverySteps words={words.delivery} variant="list" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <LimitsSection words={words.limits} />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
