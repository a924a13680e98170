// Asks for the server until it answers. Only while a message about the lost line stands: nothing else needs to know.
const firstMs = 4_000;
const longestMs = 15_000;

async function isThere(): Promise<boolean> {
  const answer = await fetch("/readyz", { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Calls `back` once. */
export function whenLineIsBack(back: () => void, ask: () => Promise<boolean> = isThere): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
  };
  const look = async (pause: number) => {
    const there = await ask();
    if (over) return;
    if (there) {
      stop();
      return back();
    }
    timer = setTimeout(look, pause, Math.min(2 * pause, longestMs));
  };
  // Long enough to be read, also when the line was away for a moment only.
  timer = setTimeout(look, firstMs, firstMs);
  return stop;
}
