import { JsonLd } from "#app/site/json-ld.tsx";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/resources/faq.ts";
import { FaqExplorer } from "#features/site-resources/faq-explorer.tsx";
import { ClosingCall } from "#ui/page/closing-call.still.tsx";
import type { Route } from "./+types/resources.faq";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/resources/faq");
}

export const meta = pageMeta;

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap page-end">
        <FaqExplorer words={words} />
      </div>
      <ClosingCall words={words.call} primaryTo="/resources/contact-us?intent=other" secondaryTo="/signup" />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: words.groups.flatMap(({ items }) =>
            items.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          ),
        }}
      />
    </SitePage>
  );
}
