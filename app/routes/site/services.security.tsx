import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/security.ts";
import { AttackPath } from "#features/service-tools/security/attack-path.tsx";
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
import type { Route } from "./+types/services.security";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/security");
}

export const meta = pageMeta;

export default function Security({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero}>
        <AttackPath words={words.attack} />
      </Hero>
      <LocalNav {...words.nav} action={{ to: "/resources/contact-us", label: words.nav.action }} />
      <ComparisonTable words={words.comparison} id="watch" />
      <DataSheet words={words.capabilities} variant="grid" tone="mist" />
      <DeliverySteps words={words.delivery} variant="line" />
      <LimitsSection words={words.limits} />
      <PriceAnchorBlock words={words.price} variant="split" />
      <FaqList words={words.faq} />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
