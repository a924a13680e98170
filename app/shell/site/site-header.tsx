// The header of public pages. Menus are <details> and the phone sheet is a popover, so all of it works before any script has run.
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { brand } from "#content/brand.ts";
import { m } from "#platform/paraglide/messages.js";
import { BrandMark } from "#ui/brand-mark.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ResourcesPanel, ServicesPanel, SolutionsPanel } from "./mega-menu.still.tsx";
import { PhoneSheet } from "./phone-sheet.tsx";
import { SiteSearch } from "./site-search.tsx";
import "./site-header.css";

export function SiteHeader() {
  const root = useRootData();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useClosingMenus(nav, pathname);
  if (!root) return null;
  const name = brand.name[root.locale];
  const inside = (prefix: string) => (pathname.startsWith(prefix) ? "true" : undefined);
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <Link to="/" className="row site-brand" aria-label={m.shell_home({ brand: name })}>
          <BrandMark />
          {name}
        </Link>
        <nav ref={nav} className="site-nav" aria-label={m.shell_main_navigation()}>
          <Menu label={m.shell_services()} current={inside("/services/")}>
            <ServicesPanel words={root.navigation} />
          </Menu>
          <Menu label={m.shell_solutions()} current={inside("/solutions/")}>
            <SolutionsPanel words={root.navigation} />
          </Menu>
          <Link to="/resources/pricing" aria-current={pathname === "/resources/pricing" ? "page" : undefined}>
            {m.shell_pricing()}
          </Link>
          <Menu label={m.shell_resources()} current={pathname === "/resources/pricing" ? undefined : inside("/resources/")}>
            <ResourcesPanel words={root.navigation} />
          </Menu>
          <Link to="/blog" aria-current={inside("/blog")}>
            {root.navigation.pages["/blog"].name}
          </Link>
        </nav>
        <div className="row site-tools">
          <Link to="/resources/pricing#estimate" className="site-tool site-estimate">
            {m.shell_estimate()}
          </Link>
          <SiteSearch />
          <LanguageSwitch className="site-tool site-wide site-language" />
          <span className="site-wide">
            <ThemeSwitch />
          </span>
          <Link to="/login" className="site-tool site-wide only-guest">
            {m.shell_login()}
          </Link>
          <Link to="/support" className="site-tool site-wide only-customer">
            {m.shell_customer_area()}
          </Link>
          <ButtonLink to="/resources/contact-us" size="small" className="site-wide">
            {m.shell_get_quote()}
          </ButtonLink>
          <PhoneSheet words={root.navigation} />
        </div>
      </div>
    </header>
  );
}

function Menu({ label, current, children }: { label: string; current: "true" | undefined; children: React.ReactNode }) {
  return (
    <details name="site-menu" className="site-menu">
      <summary aria-current={current}>{label}</summary>
      <div className="site-panel">
        <div className="wrap">{children}</div>
      </div>
    </details>
  );
}

/** Scripts add what HTML alone cannot: Escape and a click elsewhere close the open menu, and so does leaving the page. */
function useClosingMenus(nav: React.RefObject<HTMLElement | null>, pathname: string) {
  // On leaving a page, not on arriving: a menu that was opened before the scripts came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of page
  useEffect(() => () => closeMenus(nav.current), [pathname]);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const open = nav.current?.querySelector<HTMLDetailsElement>("details[open]");
      if (!open) return;
      open.open = false;
      open.querySelector("summary")?.focus();
    }
    function onPointer(event: PointerEvent) {
      if (!nav.current?.contains(event.target as Node)) closeMenus(nav.current);
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [nav]);
}

function closeMenus(nav: HTMLElement | null) {
  for (const menu of nav?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? []) menu.open = false;
}
