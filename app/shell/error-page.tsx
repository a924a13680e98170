// The one error page: unknown paths, thrown errors, lost connections.

import { type FormEvent, type MouseEvent, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { SiteFooter } from "#app/shell/site/site-footer.still.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import type { PagePath } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { describeError } from "./describe-error.ts";
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
  const { status, title, message, otherAccount } = describeError(error, typeof navigator === "undefined" || navigator.onLine);
  useLoadWhenBack(status === 0);
  return (
    <>
      <title>{title}</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="error-page wrap">
        <p className="error-status">{status || "—"}</p>
        <h1>{title}</h1>
        {message && <p className="error-message">{message}</p>}
        {otherAccount && <OtherAccount {...otherAccount} />}
        <BrokenRoute />
        <ButtonLink to="/" reloadDocument={!root} onClick={goBack}>
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

const lookEveryMs = 5_000;

/** The page that was asked for comes by itself as soon as there is a line and somebody at its end. */
function useLoadWhenBack(lost: boolean) {
  useEffect(() => {
    if (!lost) return;
    const look = () =>
      fetch("/healthz", { cache: "no-store" }).then(
        ({ ok }) => ok && location.reload(),
        () => {},
      );
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [lost]);
}

/** Back to where the visitor came from; whoever came from nowhere, or has no scripts, gets the front page. */
function goBack(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || window.history.length < 2) return;
  const within = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0 || document.referrer.startsWith(location.origin);
  if (!within) return;
  event.preventDefault();
  window.history.back();
}

/** Fetched when it is needed: most pages with an error have nobody's drafts. */
async function leaveFirst(event: FormEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  event.preventDefault();
  await import("#app/session/leave-account.ts").then(({ leaveAccount }) => leaveAccount()).catch(() => {});
  form.submit();
}

/** A link from a mail may be meant for another account of the same person. */
function OtherAccount({ text, label }: { text: string; label: string }) {
  const { pathname, search } = useLocation();
  return (
    // A plain form: another account is another document.
    <form method="post" action="/logout" className="error-account" onSubmit={leaveFirst}>
      <p>{text}</p>
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" className={buttonClass({ kind: "quiet", size: "small" })}>
        {label}
      </button>
    </form>
  );
}

function BrokenRoute() {
  return (
    <svg className="error-drawing" viewBox="0 0 720 150" role="img" aria-label={m.error_page_drawing()}>
      <path d="M40 90C150 30 250 30 330 78" className="error-track" />
      <path d="M40 90C150 30 250 30 330 78" className="moves error-traffic" />
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
