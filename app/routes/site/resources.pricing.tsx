import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { estimateCookieValue, readEstimateCookie } from "#app/session/estimate.server.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import { brand } from "#content/brand.ts";
import type { page } from "#content/en/resources/pricing.ts";
import { estimateSearch, pressedEstimate, readEstimate, rememberedText } from "#features/service-tools/pricing/estimate-state.ts";
import { PriceList } from "#features/service-tools/pricing/price-list.tsx";
import { FaqList } from "#ui/page/faq-list.still.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/resources.pricing";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const asked = context.get(requestContext);
  const pressed = pressedEstimate(search, readEstimateCookie(asked.cookies));
  if (pressed) {
    const lang = new URLSearchParams(search).get("lang");
    throw redirect(`${pathname}${estimateSearch(lang ? `?lang=${encodeURIComponent(lang)}` : "", pressed)}#estimate`, {
      headers: { "set-cookie": estimateCookieValue(rememberedText(pressed), asked) },
    });
  }
  return { ...(await loadPage<typeof page>(context, "/resources/pricing")), given: readEstimate(search) };
}

export const meta = pageMeta;

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { words, locale, given } = loaderData;
  return (
    <SitePage page={loaderData}>
      <div className="pricing">
        <PageTitle h1={words.hero.h1} lead={words.hero.lead}>
          {brand.sampleData ? <span className="pricing-sample">{words.hero.sample}</span> : null}
        </PageTitle>
        <PriceList words={words} locale={locale} given={given} />
        <Section id="billing" tone="mist">
          <SectionHead heading={words.notes.heading} />
          <ul className="pricing-notes">
            {words.notes.items.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
        <FaqList words={words.faq} />
      </div>
    </SitePage>
  );
}
