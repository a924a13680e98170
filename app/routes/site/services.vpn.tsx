import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/vpn.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { VpnTopology } from "#features/service-tools/vpn/vpn-topology.tsx";
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
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/services.vpn";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/vpn");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=vpn";

export default function Vpn({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger" primaryTo={contact} secondaryTo="#topology" />
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <ComparisonTable words={words.comparison} id="chooser" />
      <VpnTopology words={words.topology} locale={locale} />
      <DataSheet words={words.capabilities} variant="rows" />
      <LimitsSection words={words.limits} variant="columns" />
      <SpecSheet words={words.spec} />
      <DeliverySteps words={words.delivery} variant="list" />
      <PriceAnchorBlock words={words.price} />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} secondaryTo={quoteHref({ service: "vpn", summary: words.call.secondary })} />
    </SitePage>
  );
}
