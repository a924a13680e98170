// The frame of a service, solution or resource page: family colour, breadcrumb and its structured data, shared labels.
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useRootData } from "#app/shell/use-root-data.ts";
import { addressOf } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { PageLabelsProvider } from "#ui/page/page-labels.tsx";
import { plainCopy } from "#ui/page/plain-copy.ts";
import { JsonLd } from "./json-ld.tsx";
import type { PageData } from "./load-page.server.ts";
import { pageLabels } from "./page-labels.ts";
import "#ui/diagrams/drawing-marks.css";
import "#ui/page/parts/data-table.css";
import "#ui/page/parts/ledger.css";
import "#ui/page/parts/more.css";
import "#ui/page/parts/option.css";
import "#ui/page/parts/panes.css";
import "#ui/page/parts/small-parts.css";
import "./site-page.css";

type SitePageProps = {
  page: PageData<{ title: string }>;
  children: ReactNode;
  crumbs?: boolean;
  /** A page below `page`, such as one post of the blog: the last step of the breadcrumb. */
  below?: { name: string; to: string };
};

export function SitePage({ page, children, crumbs = true, below }: SitePageProps) {
  const root = useRootData();
  const { navigation, partWords } = root ?? {};
  const labels = useMemo(
    () => (navigation && partWords ? pageLabels(page.locale, partWords, navigation.pages) : null),
    [navigation, partWords, page.locale],
  );
  if (!root || !labels) return null;
  const own = trailOf(page, labels.entries[page.path]?.name ?? page.words.title, labels.entries["/"]?.name ?? "");
  const trail = below ? [...own, below] : own;
  return (
    <PageLabelsProvider labels={labels}>
      <div data-family={page.family} onCopy={plainCopy}>
        {crumbs && trail.length > 1 && (
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
        )}
        {children}
        {crumbs && <JsonLd data={breadcrumbData(trail, (path) => addressOf(root.site, page.locale, path))} />}
      </div>
    </PageLabelsProvider>
  );
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
