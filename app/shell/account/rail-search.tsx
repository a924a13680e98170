import "#ui/styles/find-box.css";
import { Search } from "lucide-react";
import { useRef } from "react";
import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { useFindKey } from "#ui/use-find-key.ts";

/** Any ticket from any page of the customer area; a plain form, so it works without scripts. */
export function RailSearch() {
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field);
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
