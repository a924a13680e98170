// How many tickets each view holds, for the rail and the views: loaded with the page, kept up by hints from the desk's channel.
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import type { QueueCounts } from "#features/tickets/rules/staff-ticket-views.ts";
import { useRefresh } from "#ui/console/use-refresh.ts";

export type CountsData = { counts: QueueCounts | null; now: string };

const CountsContext = createContext<QueueCounts | null>(null);

export function ConsoleCounts({ initial, children }: { initial: CountsData; children: ReactNode }) {
  const { data, refresh } = useRefresh<CountsData>("/staff/counts", 700);
  const listens = initial.counts !== null;
  useLive(listens ? supportChannel : null, { [realtimeEvents.ticketChanged]: refresh }, refresh);
  // Tickets fall due without anybody doing anything.
  useEffect(() => {
    if (!listens) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, 60_000);
    return () => clearInterval(timer);
  }, [listens, refresh]);
  const newest = data && data.now > initial.now ? data : initial;
  return <CountsContext value={newest.counts}>{children}</CountsContext>;
}

/** Null for those who have no business with tickets. */
export function useConsoleCounts(): QueueCounts | null {
  return useContext(CountsContext);
}
