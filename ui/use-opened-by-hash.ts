import { useEffect } from "react";
import { hashText } from "#ui/hash.ts";

/** Opens what the address names, and whatever it is folded into, now and when the address changes. Not every browser does it by itself. */
export function useOpenedByHash() {
  useEffect(() => {
    function open() {
      const target = document.getElementById(hashText());
      const folds = foldsAround(target).filter((fold) => !fold.open);
      for (const fold of folds) fold.open = true;
      if (folds.length > 0) target?.scrollIntoView({ block: "start" });
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}

function foldsAround(element: Element | null): HTMLDetailsElement[] {
  const fold = element?.closest("details");
  return fold ? [fold, ...foldsAround(fold.parentElement)] : [];
}
