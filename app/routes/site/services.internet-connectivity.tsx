import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/internet-connectivity.ts";
import { PercentileTool } from "#features/service-tools/internet-connectivity/percentile-tool.tsx";
import { RttTable } from "#features/service-tools/internet-connectivity/rtt-table.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
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
import type { Route } from "./+types/services.internet-connectivity";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/internet-connectivity");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=internet-connectivity";

export default function InternetConnectivity({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger" primaryTo={contact} secondaryTo="#percentile" />
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <PercentileTool words={words.percentile} locale={locale} />
      <DataSheet words={words.capabilities} variant="grid" />
      <RttTable words={words.rtt} locale={locale} />
      <ComparisonTable words={words.comparison} id="ports" highlight={3} />
      <PriceAnchorBlock words={words.price} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <LimitsSection words={words.limits} />
      <FaqList words={words.faq} />
      <Adjoining words={words.related} />
      <ClosingCall
        words={words.call}
        primaryTo={contact}
        secondaryTo={quoteHref({ service: "internet-connectivity", summary: words.call.secondary })}
      />
    </SitePage>
  );
}
