import { useEffect, useRef, useState } from "react";
import { type Sent, wayOf } from "#features/tickets/console/properties/property-fields.ts";

/** How long an undo that was asked for waits for the server to have taken what it undoes. */
const patienceMs = 10_000;

const idle: Sent = { state: "idle", data: undefined, formData: undefined };

/** Presses the undo button; pressed right after sending, as soon as there is one. `forms` are those by which it is sent without leaving the page. */
export function useTakeBack(waits: boolean, forms: readonly [Sent, Sent] = [idle, idle]) {
  const [sending, setSending] = useState(false);
  const sentAt = useRef(0);
  const wanted = useRef(false);
  // After every drawing: the button comes with the page's next one.
  useEffect(() => {
    if (wanted.current && (Date.now() - sentAt.current > patienceMs || pressUndo())) wanted.current = false;
  });
  // It has arrived, or it has gone: the key follows the button.
  useEffect(() => {
    if (waits) setSending(false);
  }, [waits]);
  // It has come to an end, with a button or without. What did not go cannot be taken back.
  const land = (form: Sent) => {
    if (!sending || wayOf(form) === "away") return;
    setSending(false);
    if (wayOf(form) === "failed") wanted.current = false;
  };
  const [one, other] = forms;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form that ended; sending begins before the form is away
  useEffect(() => land(one), [wayOf(one), one.formData]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => land(other), [wayOf(other), other.formData]);
  return {
    mayTakeBack: waits || sending,
    /** Something that can be taken back is on its way. */
    sent: () => {
      setSending(true);
      sentAt.current = Date.now();
      wanted.current = false;
    },
    takeBack: () => {
      wanted.current = !pressUndo() && Date.now() - sentAt.current < patienceMs;
    },
  };
}

function pressUndo(): boolean {
  const button = document.querySelector<HTMLButtonElement>("[data-undo]");
  button?.click();
  return button !== null;
}
