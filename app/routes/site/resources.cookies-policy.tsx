import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/resources/cookies-policy.ts";
import { CookieCategories, CookieTable } from "#features/site-resources/cookie-register.tsx";
import { ForgetPreferences } from "#features/site-resources/forget-preferences.tsx";
import { formatDate } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/resources.cookies-policy";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/resources/cookies-policy");
}

export const meta = pageMeta;

export default function CookiesPolicy({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead}>
        <time className="footnote" dateTime={words.updatedDate}>
          {fillLabel(words.updated, { date: formatDate(words.updatedDate, locale, "UTC") })}
        </time>
      </PageTitle>
      <div className="wrap page-end">
        <CookieCategories words={words.categories} />
        <CookieTable words={words} locale={locale} />
        <section className="cookie-part">
          <h2>{words.what.heading}</h2>
          <p>{words.what.body}</p>
        </section>
        <ForgetPreferences words={words.change} />
        <section className="cookie-part">
          <h2>{words.browsers.heading}</h2>
          <dl className="cookie-browsers">
            {words.browsers.items.map((browser) => (
              <div key={browser.name}>
                <dt>{browser.name}</dt>
                <dd>{browser.steps}</dd>
              </div>
            ))}
          </dl>
          <p className="apart">
            <TextLink to="/resources/privacy-policy">{words.link}</TextLink>
          </p>
        </section>
      </div>
    </SitePage>
  );
}
