// The staff console: the guard and the colleague's role. What a role may do is decided by the API; pages only leave out what it would refuse.
import { Outlet, redirectDocument } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { staffOnly, viewerContext } from "#app/session/checks.server.ts";
import { useIdleWatch } from "#app/session/use-idle-watch.ts";
import { useKnownCustomer } from "#app/session/use-known-customer.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { SessionEnded } from "#app/shell/account/session-ended.tsx";
import { StaffShell } from "#app/shell/account/staff-shell.tsx";
import { useDataAhead } from "#app/shell/data-ahead.ts";
import "#app/shell/router/whole-router.ts";
import { loadCounts } from "#app/staff/load-counts.server.ts";
import type { Locale } from "#content/locales.ts";
import { ChatConsoleProvider } from "#features/chat/console/chat-console.tsx";
import { listDrafts } from "#features/drafts/drafts.contract.ts";
import { DraftsElsewhere } from "#features/drafts/drafts-elsewhere.tsx";
import { Bell } from "#features/notifications/bell.tsx";
import { DeskCalendar } from "#features/tickets/console/desk-calendar.ts";
import { ConsoleCounts } from "#features/tickets/console/queue/queue-counts.tsx";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/layout";

export const middleware = [staffOnly];
export const handle: CrumbHandle = { personal: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(viewerContext);
  // Without a role nobody may do anything.
  if (!staff.role) throw new AppError("forbidden");
  // Until a required second factor is on, the API answers nothing but the own account.
  const [initial, drafts] = staff.two_factor_required
    ? [{ counts: null, enquiries: 0, now: new Date().toISOString() }, { data: [] }]
    : await Promise.all([loadCounts(context), context.get(apiContext).call(listDrafts)]);
  const { locale, localeForced, desk } = context.get(requestContext);
  const { consoleLanguages } = desk().rules;
  const [first] = consoleLanguages;
  if (first && !localeForced && !consoleLanguages.includes(locale)) throw redirectDocument(inLanguage(url, first));
  return {
    staff,
    role: staff.role,
    locale,
    initial,
    drafts: drafts.data,
    calendar: desk().calendar,
    oneLanguage: consoleLanguages.length === 1,
  };
}

function inLanguage(url: URL, locale: Locale): string {
  const query = new URLSearchParams(url.search);
  query.set("lang", locale);
  return `${url.pathname}?${query}`;
}

export type StaffLayoutData = Awaited<ReturnType<typeof loader>>;

/** Tickets: people go back and forth between them. */
const openedAgain = ({ pathname }: URL) => /^\/staff\/tickets\/[^/]+\.data$/.test(pathname);

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { staff, role, locale, initial, drafts, calendar, oneLanguage } = loaderData;
  useKnownCustomer(staff);
  useDataAhead(openedAgain);
  useIdleWatch(staff.session_idle_minutes);
  const over = <SessionEnded personId={staff.id} kind="staff" hours={staff.session_hours} idleMinutes={staff.session_idle_minutes} />;
  if (staff.two_factor_required) {
    return (
      <StaffShell person={staff} role={role} locale={locale} oneLanguage={oneLanguage}>
        <Outlet context={loaderData} />
        {over}
      </StaffShell>
    );
  }
  return (
    <ConsoleCounts initial={initial}>
      <ChatConsoleProvider staffId={staff.id} role={role}>
        <StaffShell person={staff} role={role} locale={locale} oneLanguage={oneLanguage} notifications={<Bell locale={locale} />}>
          <DraftsElsewhere accountId={staff.id} rows={drafts} />
          <DeskCalendar value={calendar}>
            <Outlet context={loaderData} />
          </DeskCalendar>
          {over}
        </StaffShell>
      </ChatConsoleProvider>
    </ConsoleCounts>
  );
}
