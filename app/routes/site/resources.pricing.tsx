import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import { brand } from "#content/brand.ts";
import type { page } from "#content/en/resources/pricing.ts";
import { PriceList } from "#features/service-tools/pricing/price-list.tsx";
import { ClosingCall } from "#ui/page/closing-call.tsx";
import { FaqList } from "#ui/page/faq-list.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/resources.pricing";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/resources/pricing");
}

export const meta = pageMeta;

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <div className="pricing">
        <PageTitle h1={words.hero.h1} lead={words.hero.lead}>
          {brand.sampleData ? <span className="pricing-sample">{words.hero.sample}</span> : null}
        </PageTitle>
        <PriceList words={words} locale={locale} />
        <Section id="billing">
          <div className="sec-aside columns">
            <div className="sec-aside-head">
              <SectionHead eyebrow={words.notes.eyebrow} heading={words.notes.heading} />
            </div>
            <ol className="pricing-notes">
              {words.notes.items.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ol>
          </div>
        </Section>
        <FaqList words={words.faq} />
        <ClosingCall words={words.call} secondaryTo="/resources/faq" />
      </div>
    </SitePage>
  );
}
