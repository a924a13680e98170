// The way from the front page to this one, for readers and, as structured data, for search engines.
import { Link } from "react-router";
import { useRootData } from "#app/shell/use-root-data.ts";
import { addressOf } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { still } from "#ui/still.tsx";
import { JsonLd } from "./json-ld.tsx";
import type { PageData } from "./load-page.server.ts";

export type CrumbsProps = {
  page: PageData<{ title: string }>;
  /** A page below `page`, such as one post of the blog: the last step. */
  below?: { name: string; to: string };
};

export const Crumbs = still("crumbs", (props: CrumbsProps) => {
  const trail = useTrail(props);
  return (
    <nav className="wrap crumbs" aria-label={m.shell_breadcrumb()}>
      <ol>
        {trail.map((step, position) => (
          <li key={step.name}>
            {step.to && position < trail.length - 1 ? (
              <Link to={step.to}>{step.name}</Link>
            ) : (
              <span aria-current={position === trail.length - 1 ? "page" : undefined}>{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});

export const CrumbsData = still("crumbs-data", (props: CrumbsProps) => {
  const trail = useTrail(props);
  const site = useRootData()?.site;
  return <JsonLd data={site ? breadcrumbData(trail, (path) => addressOf(site, props.page.locale, path)) : {}} />;
});

function useTrail({ page, below }: CrumbsProps): Step[] {
  const { entries } = usePageLabels();
  const own = trailOf(page, entries[page.path]?.name ?? page.words.title, entries["/"]?.name ?? "");
  return below ? [...own, below] : own;
}

type Step = { name: string; to?: string };

function trailOf(page: PageData<unknown>, name: string, home: string): Step[] {
  const first: Step = { name: home, to: "/" };
  if (page.path === "/") return [first];
  const last: Step = { name, to: page.path };
  if (page.path.startsWith("/services/")) return [first, { name: m.shell_services(), to: "/sitemap#services" }, last];
  if (page.path.startsWith("/solutions/")) return [first, { name: m.shell_solutions(), to: "/sitemap#solutions" }, last];
  if (page.path.startsWith("/resources/")) return [first, { name: m.shell_resources(), to: "/sitemap#resources" }, last];
  return [first, last];
}

function breadcrumbData(trail: Step[], address: (path: string) => string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: step.name,
      ...(step.to ? { item: address(step.to) } : {}),
    })),
  };
}
