// Who is logged in, and the way out. A <details> with a plain form: it works before and without scripts.
import "./account-menu.css";
import { ChevronsUpDown, Globe, LogOut, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { settingsPath } from "#app/session/areas.ts";
import { leaveAccount } from "#app/session/leave-account.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";

export type AccountMenuPerson = {
  name: string;
  email: string;
  company: string | null;
  kind: "customer" | "staff";
  viewing?: object | undefined;
};

export function AccountMenu({ person, placement }: { person: AccountMenuPerson; placement: "rail" | "bar" }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className="account-menu" data-placement={placement}>
      <summary>
        <Avatar name={person.name} kind={person.kind === "staff" ? "staff" : "person"} />
        {placement === "bar" ? <span className="vh">{m.customer_account_menu({ name: person.name })}</span> : null}
        {placement === "rail" ? (
          <>
            <span className="account-name">
              <span {...writtenIn(person.name)}>{person.name}</span>
              {person.company ? <small {...writtenIn(person.company)}>{person.company}</small> : null}
            </span>
            <ChevronsUpDown size={16} aria-hidden="true" />
          </>
        ) : null}
      </summary>
      <div className="account-panel">
        <p>{person.email}</p>
        <Link to={settingsPath(person.kind)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {m.customer_nav_settings()}
        </Link>
        <Link to="/">
          <Globe size={16} aria-hidden="true" />
          {m.customer_to_site()}
        </Link>
        {/* Whoever only looks would log out of their own session. */}
        {person.viewing ? null : (
          <Form method="post" action="/logout" onSubmit={leaveAccount}>
            <input type="hidden" name="area" value={person.kind} />
            <button type="submit">
              <LogOut size={16} aria-hidden="true" />
              {m.customer_logout()}
            </button>
          </Form>
        )}
      </div>
    </details>
  );
}

/** Scripts add what HTML alone cannot: Escape, a click elsewhere and leaving the page close it. */
function useClosing(menu: React.RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  // On leaving a page, not on arriving: a menu that was opened before the scripts came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of page
  useEffect(() => {
    const current = menu.current;
    return () => {
      if (current) current.open = false;
    };
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [menu]);
}
