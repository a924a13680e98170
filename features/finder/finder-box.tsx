// The console's search field, on every page: results appear while one types, arrows walk through them, Enter without a choice opens the
// page of results. Without scripts it is a plain form. The keys at its end open the command palette, which finds screens and actions too.
import "#ui/styles/find-box.css";
import { Search } from "lucide-react";
import { type KeyboardEvent as KeyPress, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { pressKey } from "#ui/console/use-keys.ts";
import { Kbd } from "#ui/kbd.tsx";
import { isEmpty } from "./finder-lines.ts";
import { FinderResults } from "./finder-results.tsx";
import { useFound } from "./use-found.ts";

/** A phone's bar has no room for the field: it opens the palette, and without scripts the page of results. */
export function FinderLink() {
  return (
    <Link
      to="/staff/search"
      className="icon-button finder-link"
      aria-label={m.staff_search()}
      title={m.staff_search()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        pressKey("Ctrl+KeyK");
      }}
    >
      <Search size={19} strokeWidth={1.7} aria-hidden="true" />
    </Link>
  );
}

export function FinderBox() {
  const { pathname, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");
  const { found } = useFound(asked);
  const [open, setOpen] = useState(false);
  const panelId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at a page closes it
  useEffect(() => setOpen(false), [key]);
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
          aria-keyshortcuts="/"
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
        <button
          type="button"
          className="needs-scripts finder-opener"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => pressKey("Ctrl+KeyK")}
          title={m.palette_title()}
        >
          <span className="vh">{m.palette_title()} </span>
          <Kbd keys="Ctrl K" />
        </button>
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
