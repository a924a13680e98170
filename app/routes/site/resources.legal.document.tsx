import { requestContext } from "#app/context.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import { page as en } from "#content/en/resources/legal.ts";
import { keepTogether } from "#content/keep-together.ts";
import { page as ko } from "#content/ko/resources/legal.ts";
import { fillLive } from "#content/live.ts";
import { otherLocale } from "#content/locales.ts";
import { LegalDocumentText } from "#features/site-resources/legal-document.tsx";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/resources.legal.document";

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof en>(context, "/resources/legal");
  const { library, ...shared } = loaded.words;
  const document = library.find(({ id }) => id === params.document);
  const other = { en, ko }[otherLocale(loaded.locale)].library.find(({ id }) => id === params.document);
  if (!document || !other) throw new AppError("not_found");
  const words = { ...shared, title: document.name, description: document.summary };
  return {
    ...loaded,
    words,
    document,
    other: keepTogether(fillLive(other.sections, context.get(requestContext).live(otherLocale(loaded.locale)))),
  };
}

export const meta = pageMeta;

export default function LegalDocumentPage({ loaderData }: Route.ComponentProps) {
  const { words, locale, document, other } = loaderData;
  return (
    <SitePage page={loaderData} below={{ name: document.name, to: `/resources/legal/${document.id}` }}>
      <PageTitle h1={document.name} lead={document.summary} />
      <LegalDocumentText words={words} document={document} other={other} locale={locale} />
    </SitePage>
  );
}
