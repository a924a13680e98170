import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/public-cloud-solution.ts";
import { InstancePicker } from "#features/service-tools/public-cloud-solution/instance-picker.tsx";
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
import type { Route } from "./+types/services.public-cloud-solution";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/public-cloud-solution");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=public-cloud-solution";

export default function PublicCloud({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = [
    { id: "picker", label: words.picker.eyebrow },
    { id: "stopped", label: words.comparison.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "spec", label: words.spec.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#picker" variant="ledger" />
      <LocalNav title={words.title} items={sections} action={{ to: contact, label: words.call.primary }} />
      <InstancePicker words={words.picker} locale={locale} />
      <ComparisonTable words={words.comparison} id="stopped" highlight={2} />
      <DataSheet words={words.capabilities} variant="ledger" />
      <LimitsSection words={words.limits} />
      <SpecSheet words={words.spec} />
      <DeliverySteps words={words.delivery} variant="rail" tone="mist" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <FaqList words={words.faq} variant="full" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} primaryTo={contact} />
    </SitePage>
  );
}
