import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/services/server-hosting.ts";
import { ServerConfigurator } from "#features/service-tools/server-hosting/server-configurator.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Closing } from "#ui/page/closing.still.tsx";
import { ComparisonTable } from "#ui/page/comparison.tsx";
import { DataSheet } from "#ui/page/data-sheet.still.tsx";
import { DeliverySteps } from "#ui/page/delivery.still.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Folded } from "#ui/page/folded.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.still.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.still.tsx";
import { Band } from "#ui/page/section.tsx";
import { SpecSheet } from "#ui/page/spec/spec-sheet.tsx";
import type { Route } from "./+types/services.server-hosting";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/services/server-hosting");
}

export const meta = pageMeta;

const begin = { start: "account", service: "server-hosting" } as const;

export default function ServerHosting({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const sections = [
    { id: "models", label: words.configurator.eyebrow },
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "limits", label: words.limits.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "faq", label: m.parts_faq() },
  ];
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} {...begin} secondaryTo="#models" wide>
        <ServerConfigurator words={words.configurator} locale={locale} />
      </Hero>
      <LocalNav title={words.title} items={sections} {...begin} />
      <Band tone="mist">
        <ComparisonTable words={words.comparison} highlight={1} />
        <div>
          <Folded heading={words.price.heading}>
            <PriceAnchorBlock words={words.price} variant="lists" />
          </Folded>
          <Folded heading={words.spec.heading}>
            <SpecSheet words={words.spec} />
          </Folded>
        </div>
      </Band>
      <Band>
        <DataSheet words={words.capabilities} variant="grid" />
        <LimitsSection words={words.limits} />
      </Band>
      <Band tone="mist">
        <DeliverySteps words={words.delivery} />
        <FaqList words={words.faq} />
      </Band>
      <Closing related={words.related} call={words.call} {...begin} />
    </SitePage>
  );
}
