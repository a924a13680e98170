import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/colocation.ts";
import { PowerDiagram } from "#features/service-tools/colocation/power-diagram.tsx";
import { RackConfigurator } from "#features/service-tools/colocation/rack-configurator.tsx";
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
import type { Route } from "./+types/services.colocation";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/colocation");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=colocation";

export default function Colocation({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = [
    { id: "power", label: words.power.eyebrow },
    { id: "rack", label: words.rack.eyebrow },
    { id: "plans", label: words.comparison.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "faq", label: m.parts_faq() },
    { id: "price", label: words.price.eyebrow },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#rack" variant="ledger" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <PowerDiagram words={words.power} />
      <RackConfigurator words={words.rack} locale={locale} />
      <ComparisonTable words={words.comparison} id="plans" />
      <DataSheet words={words.capabilities} variant="ledger" />
      <DeliverySteps words={words.delivery} variant="line" tone="mist" />
      <LimitsSection words={words.limits} />
      <FaqList words={words.faq} variant="full" />
      <PriceAnchorBlock words={words.price} />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
