import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/resources/privacy-policy.ts";
import { LegalText } from "#features/site-resources/legal-text.tsx";
import { PrintButton } from "#features/site-resources/print-button.tsx";
import { PrivacySummary } from "#features/site-resources/privacy-summary.tsx";
import { formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { Route } from "./+types/resources.privacy-policy";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/resources/privacy-policy");
}

export const meta = pageMeta;

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap">
        <PrivacySummary words={words.summary} />
        <div className="lgl-doc">
          <div className="lgl-side">
            <p className="lgl-prevails">{words.prevails}</p>
            <time dateTime={words.effectiveDate}>
              {fillLabel(words.effective, { date: formatDate(words.effectiveDate, locale, "UTC") })}
            </time>
            <ol aria-label={words.contents}>
              {words.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.heading}</a>
                </li>
              ))}
            </ol>
            <p className="lgl-tools cluster apart">
              <PrintButton label={words.print} />
            </p>
          </div>
          <LegalText locale={locale} sections={words.sections} level={2} />
        </div>
      </div>
    </SitePage>
  );
}
