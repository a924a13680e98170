// Every page of the product that needs no id, from its own list of URLs.
import routes from "#app/routes.ts";

type Entry = { path?: string; file: string; children?: Entry[] };

function addresses(entries: Entry[], above = ""): string[] {
  const all = entries.flatMap(({ path, file, children }) => {
    const own = path ? `${above}/${path.replace(/\/:\w+\?$/, "")}` : above;
    // A route in a .ts file answers with data; one with children is drawn around them, and alone unless one of them has no path.
    const alone = !children || (path !== undefined && children.every((child) => child.path));
    const here = file.endsWith(".tsx") && alone ? [own || "/"] : [];
    return [...here, ...addresses(children ?? [], own)];
  });
  return all.filter((path) => !/[:*]/.test(path));
}

export const ownPages = addresses(routes as Entry[]).filter((path) => !path.startsWith("/dev/"));

export const pagesWithin = (area: string) => ownPages.filter((path) => path === area || path.startsWith(`${area}/`));
