import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/acceleration-service.ts";
import { TwoRoutes } from "#features/service-tools/acceleration-service/two-routes.tsx";
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
import { Section } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.acceleration-service";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/acceleration-service");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=acceleration-service";

export default function AccelerationService({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="ledger" primaryTo={contact} secondaryTo="#routes" />
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <Section tone="mist">
        <TwoRoutes words={words.routes} locale={locale} />
      </Section>
      <LimitsSection words={words.limits} />
      <DataSheet words={words.capabilities} variant="grid" />
      <ComparisonTable words={words.comparison} highlight={2} tone="mist" />
      <DeliverySteps words={words.delivery} variant="list" />
      <PriceAnchorBlock words={words.price} />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall
        words={words.call}
        primaryTo={contact}
        secondaryTo={quoteHref({ service: "acceleration-service", summary: words.call.secondary })}
      />
    </SitePage>
  );
}
