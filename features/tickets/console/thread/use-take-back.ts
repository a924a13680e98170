import { useEffect, useRef, useState } from "react";

/** How long an undo that was asked for waits for the server to have taken what it undoes. */
const patienceMs = 10_000;

/** Presses the undo button; pressed right after sending, as soon as there is one. */
export function useTakeBack(waits: boolean) {
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
