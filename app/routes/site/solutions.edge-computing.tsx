import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/solutions/edge-computing.ts";
import { EdgeMap } from "#features/service-tools/edge-computing/edge-map.tsx";
import { PlacementTable } from "#features/service-tools/edge-computing/placement-table.tsx";
import { Adjoining } from "#ui/page/adjoining.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { DataSheet } from "#ui/page/data-sheet.tsx";
import { DeliverySteps } from "#ui/page/delivery.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { LimitsSection } from "#ui/page/limits-section.tsx";
import { LocalNav } from "#ui/page/local-nav.tsx";
import { PriceAnchorBlock } from "#ui/page/price-anchor.tsx";
import { SpecSheet } from "#ui/page/spec-sheet.tsx";
import type { Route } from "./+types/solutions.edge-computing";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/solutions/edge-computing");
}

export const meta = pageMeta;

export default function EdgeComputing({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <Hero words={words.hero} variant="stacked">
        <EdgeMap words={words.rings} locale={locale} />
      </Hero>
      <LocalNav
        title={words.title}
        items={[
          { id: "sheet", label: words.capabilities.eyebrow },
          { id: "placement", label: words.belongs.eyebrow },
          { id: "spec", label: words.spec.eyebrow },
          { id: "limits", label: words.limits.eyebrow },
          { id: "price", label: words.price.eyebrow },
        ]}
        action={{ to: "/resources/contact-us", label: words.hero.primary }}
      />
      <DataSheet words={words.capabilities} variant="grid" />
      <PlacementTable words={words.belongs} />
      <SpecSheet words={words.spec} />
      <LimitsSection words={words.limits} variant="columns" />
      <DeliverySteps words={words.delivery} variant="rail" tone="mist" />
      <PriceAnchorBlock words={words.price} variant="band" />
      <FaqList words={words.faq} variant="aside" />
      <Adjoining words={words.related} />
      <ClosingCall words={words.call} />
    </SitePage>
  );
}
