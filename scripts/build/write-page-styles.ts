// The styles of each public page in one file (server/pages/page-cache/page-styles.ts says why). Pages with the same sheets have the same one.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageStyles } from "../../server/pages/page-cache/page-styles.ts";

type Routes = Record<string, { id: string; parentId?: string; css?: string[] }>;

export function writePageStyles(client: string, routes: Routes) {
  const read = (href: string) => readFileSync(join(client, href), "utf8");
  for (const { id } of Object.values(routes)) {
    if (!id.startsWith("routes/site/")) continue;
    for (const { address, text } of pageStyles(sheetsOf(id, routes), read)) writeFileSync(join(client, address), text);
  }
}

/** In the order in which the document links them. The router marks what several routes share with an empty fragment. */
function sheetsOf(id: string | undefined, routes: Routes): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...new Set([...sheetsOf(route.parentId, routes), ...(route.css ?? []).map((href) => href.replace(/#$/, ""))])];
}
