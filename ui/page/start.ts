// How a visitor begins with a product. One name and one address for it in the hero, the bar on phones, the local navigation and the end.
import { usePageLabels } from "./page-labels.tsx";

export type Start = {
  /** account: can be ordered by ticket after sign-up · quote: somebody has to look at it first */
  start: "account" | "quote";
  /** The page's slug: the contact form is filled in with it. */
  service: string;
  /** Another word for the quote, such as "Request evidence". */
  label?: string;
};

type Action = { to: string; label: string };

export function useStart({ start, service, label }: Start): { first: Action; second: Action } {
  const labels = usePageLabels();
  const quote = { to: `/resources/contact-us?intent=sales&service=${service}`, label: label ?? labels.getQuote };
  if (start === "account") return { first: { to: "/signup", label: labels.createAccount }, second: quote };
  return { first: quote, second: { to: "/resources/pricing", label: labels.allPrices } };
}
