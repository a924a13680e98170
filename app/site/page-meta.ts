// Title and description of a public page. Canonical address and language alternates are drawn by the root for every page.

import { brand } from "#content/brand.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { PageData } from "./load-page.server.ts";

type Titled = { title: string; description: string };

export function pageMeta({ loaderData }: { loaderData?: PageData<Titled> | undefined }) {
  if (!loaderData) return [{ title: brand.name.en }];
  const { words, locale, path } = loaderData;
  const title = path === "/" ? brand.name[locale] : `${words.title} | ${brand.name[locale]}`;
  const description = path === "/" ? brand.tagline[locale] : words.description;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: localeTraits[locale].openGraph },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
