// Why somebody who was logged in a moment ago is asked to log in: the language switch has led to another host.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { cameFrom } from "#app/shell/account/came-from.ts";
import { isLocale } from "#content/locales.ts";
import { otherHost } from "#platform/i18n/site-addresses.ts";

type Words = (hosts: { there: string; here: string }) => string;

/** Nothing for whoever did not come by the switch. Both names are from the settings. */
export function otherHostNote(context: Readonly<RouterContextProvider>, url: URL, words: Words): string | null {
  const { site, here } = context.get(requestContext);
  const from = url.searchParams.get(cameFrom);
  const there = isLocale(from) ? otherHost(site, from, here) : undefined;
  return there ? words({ there, here: new URL(here).host }) : null;
}
