// Whatever changes with one of the customer's tickets, the page asks the site for what it shows. One listener for the whole area.
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { customerChannel, realtimeEvents } from "#features/realtime/channels.ts";
import { type LiveState, useLive } from "#features/realtime/use-live.ts";

const gatherMs = 200;

export function useTicketNews(customerId: string): LiveState {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Several events of one change, or a burst after a reconnect, are one question.
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), gatherMs);
  };
  return useLive(customerChannel(customerId), { [realtimeEvents.ticketChanged]: ask }, ask).state;
}
