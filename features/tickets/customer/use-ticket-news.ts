// Whatever changes with one of the customer's tickets, the page asks the site for what it shows. One listener for the whole area.
import { customerChannel, realtimeEvents } from "#features/realtime/channels.ts";
import { type LiveState, useLive } from "#features/realtime/use-live.ts";
import { useRefreshSoon } from "#features/realtime/use-refresh-soon.ts";

const gatherMs = 200;

export function useTicketNews(customerId: string): LiveState {
  const ask = useRefreshSoon(gatherMs);
  return useLive(customerChannel(customerId), { [realtimeEvents.ticketChanged]: ask, [realtimeEvents.organisationChanged]: ask }, ask)
    .state;
}
