// Where the reader is in a list that grows at both ends. The list is drawn from its end (column-reverse), so scrollTop counts upwards
// from zero: older messages above change nothing, and whoever is at the end stays there. Only what arrives below while somebody reads
// further up has to be made up for.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { StreamEntry } from "#features/chat/rules/stream-blocks.ts";

const nearEnd = 48;
// The server has no layout; React complains about the other hook there.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

export function useKeptPlace(entries: readonly StreamEntry[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);
  const before = useRef<{ last: string | undefined; count: number; height: number }>({ last: undefined, count: 0, height: 0 });
  const last = entries.at(-1);

  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const look = () => {
      const end = node.scrollTop > -nearEnd;
      setAtEnd(end);
      if (end) setMissed(0);
    };
    node.addEventListener("scroll", look, { passive: true });
    return () => node.removeEventListener("scroll", look);
  }, []);

  const toEnd = useCallback(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.current?.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  }, []);

  useBeforePaint(() => {
    const node = scroller.current;
    if (!node) return;
    const was = before.current;
    before.current = { last: last?.key, count: entries.length, height: node.scrollHeight };
    if (!last || was.last === undefined || was.last === last.key) return;
    if (node.scrollTop > -nearEnd) return;
    if (last.kind === "message" && last.side === "mine") {
      node.scrollTop = 0;
      return;
    }
    const at = entries.findIndex(({ key }) => key === was.last);
    const added = at < 0 ? 1 : entries.slice(at + 1).filter((entry) => entry.kind === "message").length;
    node.scrollTop -= node.scrollHeight - was.height;
    setMissed((count) => count + added);
  }, [entries, last]);

  return { scroller, atEnd, missed, toEnd };
}
