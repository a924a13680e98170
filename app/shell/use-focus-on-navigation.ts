import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** After a client navigation the focus moves to the new page's main region, so keyboards and screen readers start at its top. */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, and only then
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (hash || type === "POP") return;
    const field = document.querySelector<HTMLElement>("main [autofocus]");
    (field ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [pathname]);
}
