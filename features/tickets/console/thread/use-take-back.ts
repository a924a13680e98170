import { useEffect, useRef } from "react";

/** How long an undo that was asked for waits for the server to have taken what it undoes. */
const patienceMs = 10_000;

/** Presses the undo button; pressed right after sending, as soon as there is one. */
export function useTakeBack() {
  const sentAt = useRef(0);
  const wanted = useRef(false);
  // After every drawing: the button comes with the page's next one.
  useEffect(() => {
    if (wanted.current && (Date.now() - sentAt.current > patienceMs || pressUndo())) wanted.current = false;
  });
  return {
    /** Something that can be taken back is on its way. */
    sent: () => {
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
