import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/security.ts";
import { AttackPath } from "#features/service-tools/security/attack-path.tsx";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { PhoneTool } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band, Section } from "#ui/page/section.tsx";
import type { Route } from "./+types/services.security";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/security");
}

export const meta = pageMeta;

const begin = { start: "quote", service: "security" } as const;

export default function Security({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#price" wide>
        <AttackPath words={words.attack} />
      </Hero>
      <LocalNav {...words.nav} {...begin} />
      <Section>
        <PhoneTool heading={words.comparison.heading}>
          <ComparisonTable words={words.comparison} id="watch" />
        </PhoneTool>
      </Section>
      <Band tone="mist">
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band>
        <PriceAnchorBlock words={words.price} />
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
