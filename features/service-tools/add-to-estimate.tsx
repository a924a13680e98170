import { type MouseEvent, useState } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { type EstimateLine, formatBasket } from "./pricing/basket-text.ts";

type AddToEstimateProps = {
  lines: readonly EstimateLine[];
  /** Months, where the calculator has a term. */
  term?: number;
};

/** A link that the server answers by adding these lines; with scripts they are added on the spot and the link then leads to the estimate. */
export function AddToEstimate({ lines, term = 1 }: AddToEstimateProps) {
  const labels = usePageLabels();
  const [added, setAdded] = useState("");
  const order = formatBasket(lines);
  const to = `/resources/pricing?line=${order}${term > 1 ? `&term=${term}` : ""}`;
  const done = added === to;
  const add = (event: MouseEvent) => {
    if (done || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Where it cannot be loaded, the server adds the lines.
    void import("./keep-order.ts").then(
      ({ keepOrder }) => setAdded(keepOrder(to)),
      () => location.assign(to),
    );
  };
  return order ? (
    <ButtonLink to={done ? "/resources/pricing#estimate" : to} kind="quiet" wide rel="nofollow" aria-live="polite" onClick={add}>
      {done ? labels.inEstimate : labels.addToEstimate}
    </ButtonLink>
  ) : null;
}
