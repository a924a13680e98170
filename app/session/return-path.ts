// "Where did the visitor want to go?" Only paths of this site are ever followed.
export function returnPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > 2000) return undefined;
  // "//host", "/\host" and control characters are read as other hosts by browsers.
  for (const char of value) if (char < " " || char === "\\") return undefined;
  if (value.startsWith("//")) return undefined;
  const url = new URL(value, "http://site.invalid");
  if (url.host !== "site.invalid") return undefined;
  return url.pathname + url.search + url.hash;
}
