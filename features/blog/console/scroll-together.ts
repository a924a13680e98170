// Both languages move together: what stands at the top of one column is brought to the top of the other.
import { type RefObject, useEffect } from "react";

/** Where the other column stands when this one stands at `at`: in the same part of the same block, or in the same share of the whole. */
export function followed(at: number, from: readonly number[], to: readonly number[]): number {
  const alike = from.length === to.length;
  const [here, there] = alike ? [from, to] : [ends(from), ends(to)];
  const next = here.findIndex((place) => place > at);
  if (next <= 0) return next === 0 ? (there[0] ?? 0) : (there.at(-1) ?? 0);
  const [before = 0, after = 0] = [here[next - 1], here[next]];
  const [start = 0, end = 0] = [there[next - 1], there[next]];
  return start + ((at - before) / (after - before)) * (end - start);
}

const ends = (places: readonly number[]) => [places[0] ?? 0, places.at(-1) ?? 0];

/** The top of the column, of each block of its text, and the bottom. */
function placesOf(column: HTMLElement): number[] {
  const top = column.getBoundingClientRect().top - column.scrollTop;
  const blocks = [...column.querySelectorAll(".editor-text > *")].map((block) => block.getBoundingClientRect().top - top);
  return [0, ...blocks, column.scrollHeight];
}

export function useScrollTogether(page: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const root = page.current;
    if (!root || !on) return;
    // Where a column was put by the other one: that movement is not answered.
    const put = new WeakMap<Element, number>();
    const moved = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(".draft-scroll")) return;
      if (Math.abs((put.get(target) ?? -9) - target.scrollTop) < 2) return;
      put.delete(target);
      for (const other of root.querySelectorAll<HTMLElement>(".draft-scroll")) {
        if (other === target || other.clientHeight === 0 || getComputedStyle(other).overflowY !== "auto") continue;
        other.scrollTop = followed(target.scrollTop, placesOf(target), placesOf(other));
        put.set(other, other.scrollTop);
      }
    };
    root.addEventListener("scroll", moved, { capture: true, passive: true });
    return () => root.removeEventListener("scroll", moved, { capture: true });
  }, [page, on]);
}
