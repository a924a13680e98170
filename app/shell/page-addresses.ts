// Where this page is found in each language. Most pages have one path for all; a page that differs says so in its loader's data.
import { useLocation, useMatches } from "react-router";
import { forEveryLocale, type Locale } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";

export type PageAddresses = Partial<Record<Locale, string>>;

/** What a loader may give beside its own data: addresses by language (a missing one is not published), and the card for shared links. */
export type AddressedPage = { addresses?: PageAddresses; card?: string };

export function usePageAddresses(): PageAddresses {
  const { pathname } = useLocation();
  const given = useAddressed().addresses;
  return given ?? forEveryLocale(() => pathname);
}

/** Drawn by the server (server/share-card) for every public page; other pages share that of the first. */
export function usePageCard(locale: Locale): string {
  const { pathname } = useLocation();
  const { card } = useAddressed();
  if (card) return card;
  const drawn = pathname !== "/" && (publicPaths as readonly string[]).includes(pathname);
  return `/cards/${locale}${drawn ? pathname : "/home"}.png`;
}

function useAddressed(): AddressedPage {
  const matches = useMatches();
  return (matches.at(-1)?.loaderData as AddressedPage | null | undefined) ?? {};
}
