import { Link } from "react-router";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import { page as en } from "#content/en/resources/legal.ts";
import { keepTogether } from "#content/keep-together.ts";
import { page as ko } from "#content/ko/resources/legal.ts";
import { otherLocale } from "#content/locales.ts";
import { LegalLibrary } from "#features/site-resources/legal-library.tsx";
import type { Route } from "./+types/resources.legal";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof en>(context, "/resources/legal");
  return { ...loaded, other: keepTogether({ en, ko }[otherLocale(loaded.locale)].library) };
}

export const meta = pageMeta;

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { words, locale, other } = loaderData;
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <LegalLibrary words={words} documents={words.library} other={other} locale={locale} />
      <div className="wrap page-end lgl-elsewhere">
        <h2>{words.elsewhere.heading}</h2>
        <p className="cluster">
          <Link className="link-underline" to="/resources/privacy-policy">
            {words.elsewhere.privacy}
          </Link>
          <Link className="link-underline" to="/resources/cookies-policy">
            {words.elsewhere.cookies}
          </Link>
        </p>
      </div>
    </SitePage>
  );
}
