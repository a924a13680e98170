// How many tickets each view holds and how many enquiries wait, for the rail and the views: loaded with the page, kept up by hints from the desk's channel.
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import type { QueueCounts } from "#features/tickets/rules/staff-ticket-views.ts";
import { useRefresh } from "#ui/console/use-refresh.ts";

export type CountsData = { counts: QueueCounts | null; enquiries: number; now: string };

const CountsContext = createContext<Omit<CountsData, "now">>({ counts: null, enquiries: 0 });

export function ConsoleCounts({ initial, children }: { initial: CountsData; children: ReactNode }) {
  const { data, refresh } = useRefresh<CountsData>("/staff/counts", 700);
  const listens = initial.counts !== null;
  useLive(listens ? supportChannel : null, { [realtimeEvents.ticketChanged]: refresh, [realtimeEvents.enquiryChanged]: refresh }, refresh);
  // Tickets fall due without anybody doing anything.
  useEffect(() => {
    if (!listens) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, 60_000);
    return () => clearInterval(timer);
  }, [listens, refresh]);
  const newest = data && data.now > initial.now ? data : initial;
  return <CountsContext value={newest}>{children}</CountsContext>;
}

/** Null for those who have no business with tickets. */
export function useConsoleCounts(): QueueCounts | null {
  return useContext(CountsContext).counts;
}

/** Enquiries that wait for us. */
export function useEnquiryCount(): number {
  return useContext(CountsContext).enquiries;
}
