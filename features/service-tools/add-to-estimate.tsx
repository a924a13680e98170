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
  const { addToEstimate, inEstimate } = usePageLabels();
  const [added, setAdded] = useState("");
  const order = { lines: formatBasket(lines), term: term > 1 ? String(term) : undefined };
  const to = `/resources/pricing?line=${order.lines}${order.term ? `&term=${term}` : ""}`;
  const done = added === to;
  const add = (event: MouseEvent) => {
    if (done || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import("./keep-order.ts").then(
      ({ keepOrder }) => {
        keepOrder(order);
        setAdded(to);
      },
      // The server adds it.
      () => location.assign(to),
    );
  };
  if (!order.lines) return null;
  return (
    <>
      <ButtonLink to={done ? "/resources/pricing#estimate" : to} kind="quiet" wide rel="nofollow" onClick={add}>
        {done ? inEstimate : addToEstimate}
      </ButtonLink>
      <span className="vh" aria-live="polite">
        {done ? inEstimate : ""}
      </span>
    </>
  );
}
