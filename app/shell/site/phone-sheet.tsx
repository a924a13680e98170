// The full-height menu on phones: a popover with accordions, no script needed to open it.
import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import type { NavigationWords } from "#content/en/navigation.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { PhoneMenu } from "./phone-menu.still.tsx";

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
        <PhoneMenu words={words} />
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
