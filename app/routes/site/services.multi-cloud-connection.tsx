import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/multi-cloud-connection.ts";
import { CircuitBuilder } from "#features/service-tools/multi-cloud-connection/circuit-builder.tsx";
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
import type { Route } from "./+types/services.multi-cloud-connection";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/multi-cloud-connection");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=multi-cloud-connection";

export default function MultiCloudConnection({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked" primaryTo={contact} secondaryTo="#builder" />
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <DataSheet words={words.capabilities} variant="ledger" />
      <CircuitBuilder words={words.builder} locale={locale} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <ComparisonTable words={words.comparison} id="checklist" />
      <LimitsSection words={words.limits} />
      <PriceAnchorBlock words={words.price} />
      <FaqList words={words.faq} />
      <Adjoining words={words.related} />
      <ClosingCall
        words={words.call}
        primaryTo={contact}
        secondaryTo={quoteHref({ service: "multi-cloud-connection", summary: words.call.secondary })}
      />
    </SitePage>
  );
}
