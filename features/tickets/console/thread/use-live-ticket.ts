// One ticket, kept up by hints from its channel: who else is here, who is writing, and that something is new.
import { useEffect, useState } from "react";
import { realtimeEvents, type TicketTyping, ticketChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import type { TicketPage } from "#features/tickets/console/ticket-page.ts";
import { useRefresh } from "#ui/console/use-refresh.ts";

const typingMs = 4_000;

export function useLiveTicket<P extends TicketPage>(loaded: P, href: string, me: { id: string; name: string }) {
  const { id } = loaded.ticket;
  const { data, refresh } = useRefresh<P>(href, 250);
  const [others, setOthers] = useState<string[]>([]);
  const [typing, setTyping] = useState<{ name: string; until: number } | null>(null);

  useLive(
    ticketChannel(id),
    {
      [realtimeEvents.ticketChanged]: () => {
        setTyping(null);
        refresh();
      },
      [realtimeEvents.ticketOutbox]: refresh,
      [realtimeEvents.ticketSide]: refresh,
      [realtimeEvents.ticketTyping]: (payload) => {
        const { name } = payload as TicketTyping;
        if (name !== me.name) setTyping({ name, until: Date.now() + typingMs });
      },
    },
    refresh,
    {
      onMembers: (members) =>
        setOthers(members.filter((member) => member.id !== me.id).map((member) => String((member.info as { name?: string }).name ?? ""))),
    },
  );

  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), typing.until - Date.now());
    return () => clearTimeout(timer);
  }, [typing]);

  const page = data && data.ticket.id === id && data.ticket.now > loaded.ticket.now && data.pages === loaded.pages ? data : loaded;

  // The event of a reply that leaves may be lost; its time is known.
  const leaves = page.ticket.outbox[0]?.sends_at;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(refresh, Math.max(0, Date.parse(leaves) - Date.now()) + 2_500);
    return () => clearTimeout(timer);
  }, [leaves, refresh]);

  // The history that is open belongs to the address, not to the last hint.
  return { page: { ...page, history: loaded.history }, others, typing: typing?.name ?? null, refresh };
}
