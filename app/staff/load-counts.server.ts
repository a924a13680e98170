import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CountsData } from "#features/tickets/console/queue/desk-counts.tsx";
import type { QueueCounts } from "#features/tickets/rules/staff-ticket-views.ts";
import { mayWorkOnTickets } from "#features/tickets/rules/tickets.policy.ts";

export async function loadCounts(context: Readonly<RouterContextProvider>): Promise<CountsData> {
  const now = new Date().toISOString();
  if (!mayWorkOnTickets(context.get(viewerContext).role ?? "editor")) return { counts: null, now };
  return { counts: (await context.get(apiContext).get<{ data: QueueCounts }>("/staff/tickets/counts")).data, now };
}
