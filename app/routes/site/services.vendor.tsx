import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/vendor.ts";
import { CriteriaTable } from "#features/service-tools/vendor/criteria-table.tsx";
import { LifecyclePlanner } from "#features/service-tools/vendor/lifecycle-planner.tsx";
import { OfferComparison } from "#features/service-tools/vendor/offer-comparison.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import type { Route } from "./+types/services.vendor";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/vendor");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=vendor";

export default function Vendor({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const { items } = words.criteria;
  const names = {
    server: items.server.short,
    gpu: items.gpu.short,
    storage: items.storage.short,
    network: items.network.short,
    security: items.security.short,
    licence: items.licence.short,
  };
  const sections = [
    { id: "criteria", label: words.criteria.eyebrow },
    { id: "offers", label: words.quote.eyebrow },
    { id: "lifecycle", label: words.lifecycle.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "faq", label: m.parts_faq() },
    { id: "price", label: words.price.eyebrow },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#lifecycle" variant="stacked" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <CriteriaTable words={words.criteria} />
      <OfferComparison words={words.quote} locale={locale} />
      <LifecyclePlanner words={words.lifecycle} names={names} locale={locale} />
      <DataSheet words={words.capabilities} variant="rows" />
      <LimitsSection words={words.limits} />
      <DeliverySteps words={words.delivery} variant="line" tone="mist" />
      <FaqList words={words.faq} variant="aside" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
