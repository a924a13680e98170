// Who of staff is writing, by ticket. Told by events, forgotten after four seconds of silence.
import { useEffect, useRef, useState } from "react";
import { customerChannel, realtimeEvents, type TicketChanged, type TicketTyping } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";

const shownMs = 4_000;

export function useTicketTyping(customerId: string): Record<string, string> {
  const [names, setNames] = useState<Record<string, string>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function forget(id: string) {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setNames(({ [id]: _, ...others }) => others);
  }

  useLive(customerChannel(customerId), {
    [realtimeEvents.ticketTyping]: (payload) => {
      const { id, name } = payload as TicketTyping;
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => forget(id), shownMs),
      );
      setNames((known) => (known[id] === name ? known : { ...known, [id]: name }));
    },
    // Whatever was being written is here now.
    [realtimeEvents.ticketChanged]: (payload) => forget((payload as TicketChanged).id),
  });

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return names;
}
