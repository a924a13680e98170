// Every public page that has a fixed address: the mega menu, the footer, both sitemaps, the crawl and the axe run read this list.

export const families = ["compute", "network", "security", "data"] as const;
export type Family = (typeof families)[number];

export type ServiceEntry = { slug: string; family: Family };

export const services = [
  { slug: "cloud", family: "compute" },
  { slug: "public-cloud-solution", family: "compute" },
  { slug: "private-cloud-solution", family: "compute" },
  { slug: "server-hosting", family: "compute" },
  { slug: "colocation", family: "compute" },
  { slug: "it-infractructure", family: "compute" },
  { slug: "vendor", family: "compute" },
  { slug: "network", family: "network" },
  { slug: "internet-connectivity", family: "network" },
  { slug: "dedicated-line", family: "network" },
  { slug: "multi-cloud-connection", family: "network" },
  { slug: "vpn", family: "network" },
  { slug: "load-balancing", family: "network" },
  { slug: "cdn", family: "network" },
  { slug: "acceleration-service", family: "network" },
  { slug: "security", family: "security" },
  { slug: "ddos-protection", family: "security" },
  { slug: "firewall", family: "security" },
  { slug: "compliance", family: "security" },
  { slug: "data", family: "data" },
  { slug: "storage", family: "data" },
  { slug: "backup", family: "data" },
] as const satisfies readonly ServiceEntry[];

/** A solution takes the colour of the family it leans on most. */
export const solutions = [
  { slug: "cloud-migration", family: "compute" },
  { slug: "cloud-cost-optimization", family: "compute" },
  { slug: "infrastructure-optimization", family: "compute" },
  { slug: "network-design", family: "network" },
  { slug: "cyber-security", family: "security" },
  { slug: "data-protection", family: "data" },
  { slug: "media-streaming", family: "network" },
  { slug: "edge-computing", family: "network" },
] as const satisfies readonly ServiceEntry[];

export type ServiceSlug = (typeof services)[number]["slug"];
export type SolutionSlug = (typeof solutions)[number]["slug"];

export const resourcePaths = [
  "/resources/pricing",
  "/resources/faq",
  "/resources/contact-us",
  "/resources/legal",
  "/resources/privacy-policy",
  "/resources/cookies-policy",
] as const;

/** Documents of /resources/legal, one page each; the names are those of the documents in content/{language}/legal. */
export const legalDocuments = ["terms", "sla", "aup", "dpa", "notices", "vulnerability"] as const;
type LegalPath = `/resources/legal/${(typeof legalDocuments)[number]}`;

export type PagePath =
  | "/"
  | "/about"
  | "/blog"
  | "/sitemap"
  | "/status"
  | (typeof resourcePaths)[number]
  | LegalPath
  | `/services/${ServiceSlug}`
  | `/solutions/${SolutionSlug}`;

export const publicPaths: readonly PagePath[] = [
  "/",
  "/about",
  ...services.map(({ slug }) => `/services/${slug}` as const),
  ...solutions.map(({ slug }) => `/solutions/${slug}` as const),
  ...resourcePaths,
  ...legalDocuments.map((id): LegalPath => `/resources/legal/${id}`),
  "/blog",
  "/sitemap",
  "/status",
];

export function familyOf(path: string): Family {
  const [, area, slug] = path.split("/");
  const list: readonly ServiceEntry[] = area === "solutions" ? solutions : services;
  return list.find((entry) => entry.slug === slug)?.family ?? "compute";
}
