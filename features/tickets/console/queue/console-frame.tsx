// The frame of the ticket console: views, queue, and the open ticket beside it.
import type { Locale } from "#content/locales.ts";
import "#ui/console/console-frame.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { StaffField } from "#features/tickets/rules/ticket-fields.contract.ts";
import { KeysFoot } from "#ui/console/keys-foot.tsx";
import { Connection } from "./connection.tsx";
import type { Outcome, QueueData } from "./queue-data.ts";
import { QueuePane } from "./queue-pane.tsx";
import { ViewsNav } from "./views-nav.tsx";

type ConsoleFrameProps = {
  queue: QueueData;
  people: ColleagueView[];
  fields: StaffField[];
  saved: SavedViewView[];
  me: string;
  locale: Locale;
  /** The ticket that is open beside the list. */
  openId: string | undefined;
  outcome: Outcome;
  children: ReactNode;
};

export function ConsoleFrame({ queue, people, fields, saved, me, locale, openId, outcome, children }: ConsoleFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="console staff-bleed" data-open={openId ? "" : undefined}>
      <aside className="console-views">
        <ViewsNav address={queue.address} saved={saved} outcome={outcome} />
      </aside>
      <QueuePane
        key={openId ? "beside" : "alone"}
        queue={queue}
        people={people}
        fields={fields}
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
      <KeysFoot>
        <Connection />
      </KeysFoot>
    </div>
  );
}
