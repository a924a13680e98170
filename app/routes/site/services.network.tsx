import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/network.ts";
import { PopChart } from "#features/service-tools/network/pop-chart.tsx";
import { RttMatrix } from "#features/service-tools/network/rtt-matrix.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/services.network";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/network");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=network";

export default function Network({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked" primaryTo={contact} secondaryTo="#map">
        <PopChart words={words.map} locale={locale} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <RttMatrix words={words.matrix} locale={locale} />
      <DataSheet words={words.capabilities} variant="ledger" />
      <LimitsSection words={words.limits} variant="columns" />
      <DeliverySteps words={words.delivery} variant="list" tone="wash" />
      <SpecSheet words={words.spec} />
      <PriceAnchorBlock words={words.price} variant="band" />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} secondaryTo={quoteHref({ service: "network", summary: words.call.secondary })} />
    </SitePage>
  );
}
