// Around the pages in front of the customer area: the public header and a short foot. Each page names its own check.
import "#features/accounts/log-in/auth-page-frame.css";
import { Link, Outlet } from "react-router";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { brand } from "#content/brand.ts";
import { defaultLocale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

export const handle = { personal: true };

export function loader() {
  return null;
}

export default function AuthLayout() {
  const locale = useRootData()?.locale ?? defaultLocale;
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="wrap cluster gate-legal">
        <Link to="/resources/privacy-policy" className="gate-privacy">
          {m.legal_privacy()}
        </Link>
        <Link to="/resources/legal/terms">{m.account_terms()}</Link>
        <span>
          © {new Date().getUTCFullYear()} {brand.name[locale]}
        </span>
      </footer>
    </>
  );
}
