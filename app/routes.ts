// Every URL of the product, on one page.

import { existsSync } from "node:fs";
import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { services, solutions } from "../content/pages.ts";

const dev = process.env.NODE_ENV !== "production";

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("about", "routes/site/about.tsx"),
    ...prefix(
      "services",
      services.map(({ slug }) => route(slug, `routes/site/services.${slug}.tsx`)),
    ),
    ...prefix(
      "solutions",
      solutions.map(({ slug }) => route(slug, `routes/site/solutions.${slug}.tsx`)),
    ),
    ...prefix("resources", [
      route("pricing", "routes/site/resources.pricing.tsx"),
      route("faq", "routes/site/resources.faq.tsx"),
      route("contact-us", "routes/site/resources.contact-us.tsx"),
      route("legal", "routes/site/resources.legal.tsx"),
      route("privacy-policy", "routes/site/resources.privacy-policy.tsx"),
      route("cookies-policy", "routes/site/resources.cookies-policy.tsx"),
    ]),
    route("sitemap", "routes/site/sitemap.tsx"),
    ...(dev ? [route("dev/gallery", "routes/dev/gallery.tsx")] : []),
  ]),
  route("*", "routes/not-found.tsx"),
].map(prune) satisfies RouteConfig;

// Pages land one by one; a route without its file is left out.
function prune<T extends { file: string; children?: unknown[] }>(entry: T): T {
  if (entry.children) entry.children = (entry.children as T[]).filter((child) => existsSync(`app/${child.file}`)).map(prune);
  return entry;
}
