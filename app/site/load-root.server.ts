// What every page of the site knows: language, addresses, navigation, the build it belongs to.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { companyIn } from "./company-in.ts";
import { loadNavigation } from "./load-navigation.server.ts";
import { partWords } from "./part-words.server.ts";

export async function loadRoot(context: Readonly<RouterContextProvider>) {
  const { locale, site, company, live, desk } = context.get(requestContext);
  const { autoCloseDays, reopenDays } = desk().rules;
  const navigation = loadNavigation(locale, live());
  return {
    locale,
    site,
    navigation,
    partWords: partWords(),
    company: companyIn(locale, company(), live()),
    support: { autoCloseDays, reopenDays },
    buildId: __BUILD_ID__,
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;
