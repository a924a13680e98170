// The frame of the ticket console: views, queue, and the open ticket beside it.
import type { Locale } from "#content/locales.ts";
import "#ui/console/console-frame.css";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { ShortcutHelp } from "#ui/console/shortcut-help.tsx";
import { useShortcuts } from "#ui/console/use-shortcuts.ts";
import { ConsoleFoot } from "./console-foot.tsx";
import type { Outcome, QueueData } from "./queue-data.ts";
import { QueuePane } from "./queue-pane.tsx";
import { ViewsNav } from "./views-nav.tsx";

type ConsoleFrameProps = {
  queue: QueueData;
  people: ColleagueView[];
  saved: SavedViewView[];
  me: string;
  locale: Locale;
  /** The ticket that is open beside the list. */
  openId: string | undefined;
  outcome: Outcome;
  children: ReactNode;
};

export function ConsoleFrame({ queue, people, saved, me, locale, openId, outcome, children }: ConsoleFrameProps) {
  const [help, setHelp] = useState(false);
  const { pathname } = useLocation();
  useShortcuts({ "Shift+Slash": () => setHelp(true), Slash: focusSearch });
  return (
    <div className="console staff-bleed" data-open={openId ? "" : undefined}>
      <aside className="console-views">
        <ViewsNav address={queue.address} saved={saved} />
      </aside>
      <QueuePane
        key={openId ? "beside" : "alone"}
        queue={queue}
        people={people}
        saved={saved}
        me={me}
        locale={locale}
        openId={openId}
        outcome={outcome}
      />
      {openId ? (
        <div className="console-case ticket-case" key={pathname}>
          {children}
        </div>
      ) : (
        children
      )}
      <ConsoleFoot onHelp={() => setHelp(true)} inTicket={openId !== undefined} />
      <ShortcutHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** The one on screen: phones have theirs in the list, wide screens in the top bar. */
function focusSearch() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-desk-search]")];
  fields.find((field) => field.offsetParent !== null)?.focus();
}
