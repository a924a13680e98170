import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/load-balancing.ts";
import { BalancerSimulator } from "#features/service-tools/load-balancing/balancer-simulator.tsx";
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
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/services.load-balancing";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/load-balancing");
}

export const meta = pageMeta;

const contact = "/resources/contact-us?intent=sales&service=load-balancing";

export default function LoadBalancing({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} primaryTo={contact} secondaryTo="#simulator" />
      <LocalNav {...words.nav} action={{ to: contact, label: words.nav.action }} />
      <BalancerSimulator words={words.simulator} />
      <ComparisonTable words={words.comparison} id="layers" />
      <DataSheet words={words.capabilities} variant="grid" tone="mist" />
      <SpecSheet words={words.spec} />
      <LimitsSection words={words.limits} />
      <PriceAnchorBlock words={words.price} variant="band" />
      <DeliverySteps words={words.delivery} variant="line" />
      <FaqList words={words.faq} />
      <Adjoining words={words.related} />
      <ClosingCall
        words={words.call}
        primaryTo={contact}
        secondaryTo={quoteHref({ service: "load-balancing", summary: words.call.secondary })}
      />
    </SitePage>
  );
}
