// The full-height menu on phones: a popover with accordions, no script needed to open it.
import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import type { NavigationWords } from "#content/en/navigation.ts";
import { families, type PagePath, resourcePaths, services, solutions } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";

export function PhoneSheet({ words }: { words: NavigationWords }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // On leaving a page, not on arriving: a menu that was opened before the scripts came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of page
  useEffect(() => () => sheet.current?.hidePopover?.(), [pathname]);
  return (
    <>
      <button type="button" className="site-burger" popoverTarget="phone-menu" aria-label={m.shell_menu()}>
        <MenuIcon size={22} aria-hidden="true" />
      </button>
      <div ref={sheet} id="phone-menu" popover="auto" className="phone-sheet" role="dialog" aria-label={m.shell_menu()}>
        <div className="row phone-sheet-head">
          <LanguageSwitch className="site-tool" />
          <ThemeSwitch />
          <button type="button" className="site-burger" popoverTarget="phone-menu" popoverTargetAction="hide" aria-label={m.shell_close()}>
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={m.shell_menu()}>
          {families.map((family) => (
            <Group
              key={family}
              title={words.families[family].name}
              family={family}
              words={words}
              paths={services.filter((service) => service.family === family).map(({ slug }) => `/services/${slug}` as const)}
            />
          ))}
          <Group title={m.shell_solutions()} words={words} paths={solutions.map(({ slug }) => `/solutions/${slug}` as const)} />
          <Group title={m.shell_resources()} words={words} paths={["/about", ...resourcePaths, "/sitemap"]} />
          <Link className="phone-link" to="/resources/pricing">
            {m.shell_pricing()}
          </Link>
          <Link className="phone-link" to="/blog">
            {words.pages["/blog"].name}
          </Link>
        </nav>
        <div className="phone-sheet-foot">
          <ButtonLink to="/login" kind="quiet" className="only-guest">
            {m.shell_login()}
          </ButtonLink>
          <ButtonLink to="/support" kind="quiet" className="only-customer">
            {m.shell_customer_area()}
          </ButtonLink>
          <ButtonLink to="/resources/contact-us">{m.shell_get_quote()}</ButtonLink>
        </div>
      </div>
    </>
  );
}

type GroupProps = { title: string; paths: readonly PagePath[]; words: NavigationWords; family?: string };

function Group({ title, paths, words, family }: GroupProps) {
  return (
    <details name="phone-menu" className="phone-group" data-family={family}>
      <summary>{title}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>
              <span>{words.pages[path].name}</span>
              <em>{words.pages[path].figure}</em>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
