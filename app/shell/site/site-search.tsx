// Ctrl/⌘ K: search over pages and questions. Without scripts the link leads to the page of all pages.
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import "./site-search.css";

const SearchDialog = lazy(() => import("./search-dialog.tsx"));

export function SiteSearch() {
  // Undefined until it is wanted for the first time: then the dialog is loaded.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    // Asked for before the scripts were there (server/pages/page-cache/late-scripts.ts).
    if (document.documentElement.dataset.wanted) setOpen(true);
    function onKey(event: KeyboardEvent) {
      // The physical key: a Korean input method changes event.key.
      if ((event.ctrlKey || event.metaKey) && event.code === "KeyK" && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        setOpen(true);
      }
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <Link
        to="/sitemap"
        className="inline-row site-search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Search size={17} aria-hidden="true" />
        <span className="vh">{m.shell_search()}</span>
        <span className="site-search-keys" aria-hidden="true">
          ⌘K
        </span>
      </Link>
      {open !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
