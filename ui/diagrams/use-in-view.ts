import { type RefObject, useEffect, useState } from "react";

/** True until scripts know better, then whether the element is on screen: traffic that nobody sees need not run. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), { rootMargin: "80px" });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
