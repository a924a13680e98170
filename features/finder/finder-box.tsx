// The console's search field, on every page: results appear while one types, arrows walk through them, Enter without a choice opens the
// page of results. Ctrl/⌘ K comes here from anywhere. Without scripts it is a plain form.
import "#ui/styles/find-box.css";
import { Search } from "lucide-react";
import { type KeyboardEvent as KeyPress, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { useFindKey } from "#ui/use-find-key.ts";
import type { Found, findEverything } from "./finder.contract.ts";
import { FinderResults, isEmpty } from "./finder-results.tsx";

const pauseMs = 180;

/** A phone's bar has no room for the field: it has the way to the page of it. */
export function FinderLink() {
  return (
    <Link to="/staff/search" className="icon-button finder-link" aria-label={m.staff_search()} title={m.staff_search()}>
      <Search size={19} strokeWidth={1.7} aria-hidden="true" />
    </Link>
  );
}

export function FinderBox() {
  const { pathname, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(false);
  const panelId = useId();

  useEffect(() => {
    const q = asked.trim();
    if (!q) return setFound(null);
    const gone = new AbortController();
    const timer = setTimeout(() => {
      readCall<typeof findEverything>("findEverything", { query: { q } }, { signal: gone.signal }).then(
        ({ data }) => setFound(data),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at a page closes it
  useEffect(() => setOpen(false), [key]);
  useFindKey(field);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, []);

  function walk(event: KeyPress) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      setOpen(false);
      field.current?.blur();
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const lines = [...(box.current?.querySelectorAll<HTMLElement>("[data-finder-line]") ?? [])];
    if (!open || lines.length === 0) return;
    event.preventDefault();
    const at = lines.indexOf(document.activeElement as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1);
    (lines[at] ?? (at < 0 ? field.current : lines.at(-1)))?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows and Escape work in the field and in its list
    <div className="finder" ref={box} onKeyDown={walk}>
      <Form
        method="get"
        action="/staff/search"
        className="find-box staff-search"
        role="search"
        aria-label={m.staff_search()}
        key={pathname}
        onSubmit={() => {
          setOpen(false);
          field.current?.blur();
        }}
      >
        <Search size={16} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="q"
          placeholder={m.staff_search_hint()}
          aria-label={m.staff_search()}
          aria-controls={panelId}
          aria-keyshortcuts="Control+K Meta+K /"
          autoComplete="off"
          data-desk-search
          maxLength={200}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setAsked(event.target.value);
            setOpen(true);
          }}
        />
        <Kbd keys="/" />
      </Form>
      <div className="finder-panel" id={panelId} hidden={!open || !found}>
        <p className="vh" role="status">
          {found && open ? (isEmpty(found) ? m.finder_none() : m.finder_some()) : ""}
        </p>
        {found ? isEmpty(found) ? <p className="finder-none">{m.finder_none()}</p> : <FinderResults found={found} /> : null}
      </div>
    </div>
  );
}
