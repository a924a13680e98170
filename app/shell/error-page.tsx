// The one error page: unknown paths, thrown errors, lost connections.
import { isRouteErrorResponse, Link } from "react-router";
import { SiteFooter } from "#app/shell/site/site-footer.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import type { PagePath } from "#content/pages.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import "./error-page.css";

const suggestions: PagePath[] = [
  "/services/public-cloud-solution",
  "/services/colocation",
  "/services/cdn",
  "/resources/pricing",
  "/resources/faq",
  "/resources/contact-us",
];

export function ErrorPage({ error }: { error: unknown }) {
  const root = useRootData();
  const { status, title, message } = describe(error);
  return (
    <>
      <title>{title}</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="error-page wrap">
        <p className="error-status">{status || "—"}</p>
        <h1>{title}</h1>
        {message && <p className="error-message">{message}</p>}
        <BrokenRoute />
        <ButtonLink to="/" reloadDocument={!root}>
          {m.error_page_go_back()}
        </ButtonLink>
        {root && (
          <>
            <p className="error-try">{m.error_page_try()}</p>
            <ul className="error-links">
              {suggestions.map((path) => (
                <li key={path}>
                  <Link to={path}>
                    <b>{root.navigation.pages[path].name}</b>
                    <span>{root.navigation.pages[path].line}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
      <SiteFooter />
    </>
  );
}

function describe(error: unknown): { status: number; title: string; message: string | undefined } {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === "string" && error.data ? error.data : undefined;
    if (error.status === 404) return { status: 404, title: m.error_page_not_found(), message };
    if (error.status === 410) return { status: 410, title: m.error_page_gone(), message: m.error_gone() };
    if (error.status === 403) return { status: 403, title: m.error_page_forbidden(), message: m.error_forbidden() };
    return { status: error.status, title: m.error_page_went_wrong(), message };
  }
  if (error instanceof AppError) return { status: error.status, title: m.error_page_went_wrong(), message: undefined };
  if (typeof navigator !== "undefined" && navigator.onLine === false) {
    return { status: 0, title: m.error_page_offline(), message: m.shell_offline() };
  }
  // The server replaces the text of unexpected errors by one that names only the record's id.
  return { status: 500, title: m.error_page_went_wrong(), message: error instanceof Error ? error.message : undefined };
}

function BrokenRoute() {
  return (
    <svg className="error-drawing" viewBox="0 0 720 150" role="img" aria-label={m.error_page_drawing()}>
      <path d="M40 90C150 30 250 30 330 78" className="error-track" />
      <path d="M40 90C150 30 250 30 330 78" className="error-traffic" />
      <path d="M400 92C480 140 590 130 680 70" className="error-lost" />
      <path d="M340 66l14 24M352 62l10 22" className="error-cut" />
      <circle cx="40" cy="90" r="9" className="error-place" />
      <circle cx="680" cy="70" r="9" className="error-place" />
      <text x="26" y="128">
        {m.error_page_you()}
      </text>
      <text x="694" y="48" textAnchor="end">
        {m.error_page_path()}
      </text>
    </svg>
  );
}
