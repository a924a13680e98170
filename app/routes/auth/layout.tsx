// Around the pages in front of the customer area: the public header and a short foot. Each page names its own check.
import { Link, Outlet, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { brand } from "#content/brand.ts";
import { m } from "#platform/paraglide/messages.js";

export const handle = { personal: true };

export function loader() {
  return null;
}

export default function AuthLayout() {
  const locale = useRouteLoaderData<typeof rootLoader>("root")?.locale ?? "en";
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="wrap flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 pb-10 text-[13.5px] text-muted">
        <Link to="/resources/privacy-policy" className="font-semibold text-ink hover:text-jade">
          {m.legal_privacy()}
        </Link>
        <Link to="/resources/legal#terms" className="hover:text-ink">
          {m.account_terms()}
        </Link>
        <span className="ml-auto">
          © {new Date().getUTCFullYear()} {brand.name[locale]}
        </span>
      </footer>
    </>
  );
}
