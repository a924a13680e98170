export const feeds = [
  { path: "/blog/feed.xml", name: "RSS", type: "application/rss+xml" },
  { path: "/blog/atom.xml", name: "Atom", type: "application/atom+xml" },
  { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
] as const;
