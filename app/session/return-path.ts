// "Where did the visitor want to go?" Only paths of this site are ever followed.
const site = "https://site.invalid";

export function returnPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > 2000) return undefined;
  // Control characters and "\" are dropped or turned into "/" by browsers: no path of this site has them.
  for (const char of value) if (char < " " || char === "\u007f" || char === "\\") return undefined;
  const path = normalised(value);
  // What reading made of it is judged, and read once more: "/.//host" becomes "//host", which is another site.
  return path !== undefined && isSitePath(path) && normalised(path) === path ? path : undefined;
}

function isSitePath(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//");
}

function normalised(path: string): string | undefined {
  if (!isSitePath(path) || !URL.canParse(path, site)) return undefined;
  const url = new URL(path, site);
  return url.origin === site ? url.pathname + url.search + url.hash : undefined;
}
