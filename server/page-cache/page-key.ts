// What a stored page is known by: language, host kind, path and the few query parameters that change what is shown.

/** Parameters that choose another page to store. Values are checked so that nobody can fill the cache. */
const keyed: Record<string, Record<string, RegExp>> = {
  "/blog": { tag: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, page: /^[1-9]\d{0,3}$/ },
};

/** Parameters whose answer is rendered for this visitor alone and never stored. */
const personal: Record<string, readonly string[]> = {
  "/blog": ["q"],
  "/resources/contact-us": ["intent", "service", "config", "sent"],
};

export type PageKey = { kind: "stored"; key: string; query: string } | { kind: "render"; query: string };

export function pageKey(path: string, query: string): PageKey {
  if (!query) return { kind: "stored", key: path, query: "" };
  const page = path.replace(/\.data$/, "") || "/";
  const params = new URLSearchParams(query);
  // A partial payload (some loaders only) is not the page.
  if (path.endsWith(".data") && params.has("_routes")) return { kind: "render", query };
  if (personal[page]?.some((name) => params.has(name))) return { kind: "render", query };
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(keyed[page] ?? {})) {
    const value = params.get(name);
    if (value && pattern.test(value)) kept.set(name, value);
  }
  kept.sort();
  const text = kept.toString();
  return { kind: "stored", key: text ? `${path}?${text}` : path, query: text };
}
