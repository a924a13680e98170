// The html shell, the ordered middleware list and the last error page.
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "#ui/styles/app.css";
import { LanguageLinks, ShareImage } from "#app/shell/site/language-links.tsx";
import { localeTraits } from "#content/locale-traits.ts";
import { departmentsFrom } from "#features/support/rules/department-list.ts";
import { messageLimitsFrom } from "#features/support/rules/message-limits.ts";
import { getLocale } from "#platform/paraglide/runtime.js";
import { preloadFonts } from "#ui/preload-fonts.ts";
import forcedColours from "#ui/styles/forced-colours.css?url&no-inline";
import onPaper from "#ui/styles/print.css?url&no-inline";
import type { Route } from "./+types/root";
import { followRouteRules } from "./session/route-rules.server.ts";
import { endDeadSession } from "./session/session-middleware.server.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { firstPaintScript } from "./shell/first-paint.ts";
import { RouteStyles } from "./shell/route-styles.tsx";
import { useRootData } from "./shell/use-root-data.ts";
import { loadRoot } from "./site/load-root.server.ts";

export const middleware: Route.MiddlewareFunction[] = [followRouteRules, endDeadSession];

export function loader({ context }: Route.LoaderArgs) {
  return loadRoot(context);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRootData();
  // In the browser; the server asks its settings.
  if (!import.meta.env.SSR) {
    departmentsFrom(() => data?.departments ?? null);
    messageLimitsFrom(() => data?.messageLimits ?? null);
  }
  // Where nothing could be loaded, the words on the page still have a language.
  const locale = data?.locale ?? getLocale();
  const traits = localeTraits[locale];
  return (
    <html lang={locale} data-hangul={traits.script === "hangul" ? "" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071320" media="(prefers-color-scheme: dark)" />
        {/* They have been asked for when scripts take the page over. */}
        {import.meta.env.SSR && preloadFonts.map((href) => <link key={href} href={href} rel="preload" as="font" crossOrigin="" />)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={traits.manifest} />
        {data && <LanguageLinks site={data.site} locale={locale} />}
        {data && <ShareImage site={data.site} locale={locale} />}
        <Meta />
        {/* While developing, the router has styles of its own. */}
        {import.meta.env.DEV ? <Links /> : <RouteStyles />}
        {/* Named by its medium first: the sheets of the page, which are taken into it, are found by how their links begin. */}
        {import.meta.env.SSR && <link media="(forced-colors: active)" rel="stylesheet" href={forcedColours} />}
        {import.meta.env.SSR && <link media="print" rel="stylesheet" href={onPaper} />}
        {/* It has run when scripts take the page over: they need not bring it along. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, hashed or nonced by the CSP */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaintScript : "" }} />
      </head>
      <body className={locale} data-script={traits.script}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
