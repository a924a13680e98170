// The frame of a service, solution or resource page: family colour, breadcrumb and its structured data, shared labels.
import { type ReactNode, useMemo } from "react";
import { useRootData } from "#app/shell/use-root-data.ts";
import { PageLabelsProvider } from "#ui/page/page-labels.tsx";
import { plainCopy } from "#ui/page/plain-copy.ts";
import { useOpenedByHash } from "#ui/use-opened-by-hash.ts";
import { Crumbs, CrumbsData, type CrumbsProps } from "./crumbs.still.tsx";
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
  below?: CrumbsProps["below"];
};

export function SitePage({ page, children, crumbs = true, below }: SitePageProps) {
  const root = useRootData();
  useOpenedByHash();
  const { navigation, partWords, company } = root ?? {};
  const labels = useMemo(
    () => (navigation && partWords && company ? pageLabels(page.locale, partWords, navigation.pages, company) : null),
    [navigation, partWords, company, page.locale],
  );
  if (!root || !labels) return null;
  return (
    <PageLabelsProvider labels={labels}>
      <div data-family={page.family} onCopy={plainCopy}>
        {page.preview && <p className="site-preview">{page.preview}</p>}
        {crumbs && <Crumbs page={page} below={below} />}
        {children}
        {crumbs && <CrumbsData page={page} below={below} />}
      </div>
    </PageLabelsProvider>
  );
}
