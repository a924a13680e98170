import { useLayoutEffect } from "react";

/** What is lower is a line between messages, not one of them. */
const messageHeight = 40;

/**
 * A long page opens at what is new, not at its oldest line: at the last of what the first selector finds, else the next one. A place that was named in the address, or to which the browser has already gone
 * back, stays.
 */
export function useOpenAtNewest(id: string, ...selectors: string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conversation
  useLayoutEffect(() => {
    // Places are measured in the frame that shows the page first: measured before, the whole page would be laid out twice for it.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0 || window.location.hash) return;
      const newest = selectors.map((selector) => [...document.querySelectorAll(selector)].at(-1)).find((found) => found !== undefined);
      const box = newest?.getBoundingClientRect();
      if (!newest || !box || box.height === 0) return;
      // A line that says "new" at the lower edge shows nothing of it.
      const following = box.height < messageHeight ? newest.nextElementSibling?.getBoundingClientRect() : undefined;
      if ((following ?? box).bottom <= window.innerHeight) return;
      newest.scrollIntoView({ block: box.height > window.innerHeight / 2 ? "start" : "center", behavior: "instant" });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
