// How the provider is reached, for parts of pages that have no words of their own from the server.
import { useRouteLoaderData } from "react-router";

type Numbers = { phone: string; emergencyPhone: string };
type Contact = Numbers & { call: Numbers };

const unknown: Numbers = { phone: "", emergencyPhone: "" };

/** In the page's language and, to be dialled, with the country's code: as the root loader gave it; empty where it failed. */
export function useContact(): Contact {
  const root = useRouteLoaderData("root") as { company: { contact: Numbers; call: Numbers } } | undefined;
  return { ...(root?.company.contact ?? unknown), call: root?.company.call ?? unknown };
}
