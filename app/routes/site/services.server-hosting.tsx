import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/server-hosting.ts";
import { ServerConfigurator } from "#features/service-tools/server-hosting/server-configurator.tsx";
import { m } from "#platform/paraglide/messages.js";
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
import type { Route } from "./+types/services.server-hosting";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/server-hosting");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=server-hosting";

export default function ServerHosting({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = [
    { id: "models", label: words.configurator.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "spec", label: words.spec.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#models" variant="split" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <ServerConfigurator words={words.configurator} locale={locale} />
      <DeliverySteps words={words.delivery} variant="rail" />
      <DataSheet words={words.capabilities} variant="grid" />
      <ComparisonTable words={words.comparison} highlight={1} tone="mist" />
      <LimitsSection words={words.limits} variant="columns" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <SpecSheet words={words.spec} />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
