import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { SessionEnded } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { OpeningHoursStrip } from "#app/shell/account/opening-hours-strip.tsx";
import { SupportHub } from "#app/shell/account/support-hub.tsx";
import { openingHoursWords } from "#app/shell/opening-words.ts";
import { readChatAvailability, readChatBadge } from "#features/chat/rules/chat.contract.ts";
import { MatchingIncidents, matchingIncidents } from "#features/status/reader/matching-incidents.tsx";
import { readStatus } from "#features/status/rules/status.contract.ts";
import { weekText } from "#features/support/rules/desk-words.ts";
import { openingHours } from "#features/support/rules/opening-hours.ts";
import { listServices, listTickets } from "#features/tickets/rules/tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/support";

export const handle: CrumbHandle = { crumb: () => m.support_title() };
export const meta = () => accountMeta(m.support_title());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [tickets, status, services, chatConsole, chat] = await Promise.all([
    orNothing(api.call(listTickets, { query: { limit: 5 } })),
    orNothing(api.call(readStatus)),
    orNothing(api.call(listServices)),
    orNothing(api.call(readChatAvailability)),
    orNothing(api.call(readChatBadge)),
  ]);
  const { locale, desk } = context.get(requestContext);
  const { calendar, targets } = desk();
  return {
    locale,
    timezone: context.get(viewerContext).timezone,
    hours: openingHours(calendar, new Date()),
    desk: { targets, week: weekText(calendar, locale) },
    chat: { hours: chatConsole?.data ?? null, openId: chat?.data.open_id ?? null },
    tickets: tickets?.data ?? null,
    incidents: status?.data.incidents ?? null,
    matching: matchingIncidents(status?.data.incidents ?? [], services?.data ?? []),
  };
}

/** A part of the page that cannot be had is left out; the rest is shown. A dead session still ends. */
async function orNothing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    return null;
  }
}

export default function Support({ loaderData }: Route.ComponentProps) {
  const { hours, locale, matching } = loaderData;
  return (
    <>
      <div className="account-title">
        <div>
          <h1>{m.support_title()}</h1>
          <p>{m.support_sub()}</p>
        </div>
      </div>
      <OpeningHoursStrip hours={hours} words={openingHoursWords(hours, locale)} />
      <MatchingIncidents list={matching} locale={locale} />
      <SupportHub {...loaderData} />
    </>
  );
}
