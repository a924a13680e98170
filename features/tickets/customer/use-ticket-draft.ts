import { useCallback, useEffect, useRef, useState } from "react";
import { browserStore, dropDraft, readDraft, type TicketDraft, writeDraft } from "./ticket-draft.ts";

/** `collect` gives what there is to keep, or null when the form is empty. Call `touch` after every change. */
export function useTicketDraft(customerId: string, form: string, collect: () => Omit<TicketDraft, "at"> | null) {
  const latest = useRef(collect);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    latest.current = collect;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const found = latest.current();
      const at = Date.now();
      if (!found) {
        dropDraft(browserStore(), customerId, form);
        setSavedAt(null);
      } else if (writeDraft(browserStore(), customerId, form, { at, ...found })) {
        setSavedAt(at);
      }
    }, 400);
  }, [customerId, form]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    dropDraft(browserStore(), customerId, form);
    setSavedAt(null);
  }, [customerId, form]);

  const read = useCallback(() => readDraft(browserStore(), customerId, form, Date.now()), [customerId, form]);

  return { savedAt, touch, drop, read };
}
