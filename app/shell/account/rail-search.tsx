import "#ui/styles/find-box.css";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";

/** Any ticket from any page of the customer area; a plain form, so it works without scripts. */
export function RailSearch() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The physical key: a Korean input method changes event.key. Editors have the same keys for links.
      if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyK" || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement | null)?.isContentEditable) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Form method="get" action="/customer/ticket" role="search" aria-label={m.tickets_search_all()} className="find-box account-search">
      <Search size={16} aria-hidden="true" />
      <input type="hidden" name="status" value="all" />
      <input
        ref={field}
        type="search"
        name="q"
        placeholder={m.tickets_search()}
        aria-label={m.tickets_search_all()}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        maxLength={200}
      />
      <Kbd keys="⌘K" />
    </Form>
  );
}
