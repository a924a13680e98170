import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/resources/legal.ts";
import { LegalList, legalAddress } from "#features/site-resources/legal-list.tsx";
import { hashText } from "#ui/hash.ts";
import type { Route } from "./+types/resources.legal";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/resources/legal");
  const { library, ...words } = loaded.words;
  // The list needs names and headings, not the six texts.
  const documents = library.map(({ sections, ...document }) => ({
    ...document,
    sections: sections.map(({ id, heading }) => ({ id, heading })),
  }));
  return { ...loaded, words, documents };
}

export const meta = pageMeta;

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { words, locale, documents } = loaderData;
  const navigate = useNavigate();

  // All documents were once parts of this page. Without scripts an old link stops at the entry of its clause, one step away.
  useEffect(() => {
    const moved = legalAddress(documents, hashText());
    if (moved) navigate(moved, { replace: true });
  }, [documents, navigate]);

  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap page-end">
        <LegalList words={words} documents={documents} locale={locale} />
        <div className="apart-wide">
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
      </div>
    </SitePage>
  );
}
