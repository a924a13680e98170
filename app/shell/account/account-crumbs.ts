// A route names itself for the top bar: `export const handle = { crumb: () => m.settings_title() } satisfies DeskHandle`.
import { type UIMatch, useMatches } from "react-router";

export type CrumbHandle = {
  /** The page's name in the top bar; a function of its loader data, because a ticket's name is its subject. */
  crumb?: (data: never) => string;
  /** Belongs to a session: the page asks the server again when another tab logs in or out. */
  personal?: boolean;
};

export function useCrumbs(): { label: string; to: string }[] {
  return (useMatches() as UIMatch<never, CrumbHandle | undefined>[]).flatMap(({ handle, loaderData, pathname }) =>
    handle?.crumb ? [{ label: handle.crumb(loaderData as never), to: pathname }] : [],
  );
}
