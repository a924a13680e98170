import { useCallback, useEffect, useRef, useState } from "react";
import { type TicketDraft, ticketDrafts } from "./ticket-draft.ts";

/** `collect` gives what there is to keep, or null when the form is empty. Call `touch` after every change. */
export function useTicketDraft(form: string, collect: () => Omit<TicketDraft, "at"> | null) {
  const latest = useRef(collect);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    latest.current = collect;
  });
  const leaving = useRef(false);
  // The moment belongs to the words: a form that is only opened changes nothing.
  const last = useRef({ at: 0, words: "" });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const found = latest.current();
    const words = JSON.stringify(found);
    if (last.current.words !== words) last.current = { at: Date.now(), words };
    const { at } = last.current;
    if (!found) {
      ticketDrafts.keep(null, form);
      setSavedAt(null);
    } else if (ticketDrafts.keep({ at, ...found }, form)) {
      setSavedAt(at);
    }
  }, [form]);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    if (leaving.current) save();
    else timer.current = setTimeout(save, 400);
  }, [save]);

  // A page that goes away has no later: what waits is kept now.
  useEffect(() => {
    const onLeave = () => {
      leaving.current = true;
      if (timer.current) save();
    };
    const onReturn = () => {
      leaving.current = false;
    };
    window.addEventListener("pagehide", onLeave);
    window.addEventListener("pageshow", onReturn);
    return () => {
      // The form goes too when its ticket takes no more replies: what waits is kept then as well.
      if (timer.current) save();
      window.removeEventListener("pagehide", onLeave);
      window.removeEventListener("pageshow", onReturn);
    };
  }, [save]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    ticketDrafts.keep(null, form);
    setSavedAt(null);
  }, [form]);

  const read = useCallback(() => {
    const kept = ticketDrafts.read(form);
    if (!kept) return null;
    const { at, ...found } = kept;
    last.current = { at, words: JSON.stringify(found) };
    return kept;
  }, [form]);

  return { savedAt, touch, drop, read };
}
