import { useMatches } from "react-router";

/** The query that the server has drawn this page for, as its loader hands it on; empty for a stored page. The browser's may say more. */
export function useDrawnSearch(): string {
  const page = useMatches().at(-1)?.loaderData as { search?: string } | undefined;
  return page?.search ?? "";
}
