import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { type PageLabels, PageLabelsProvider } from "./page-labels.tsx";

/** Labels for tests: every key is its own name. */
export const testLabels: PageLabels = {
  locale: "en",
  copy: "copy",
  copied: "copied",
  downloadCsv: "csv",
  updated: "updated {date}",
  included: "included",
  extra: "extra",
  allPrices: "all prices",
  pricesLink: "price list",
  faq: "faq",
  allQuestions: "all questions",
  perMonth: "per month",
  vatExcluded: "VAT excluded",
  withoutScripts: "JavaScript is off: the controls do not work, and the result is for the values shown.",
  currency: "currency",
  krw: "krw",
  usd: "usd",
  assumptions: "assumptions",
  askQuote: "ask",
  addToEstimate: "add to estimate",
  inEstimate: "in the estimate",
  shareLink: "share",
  shared: "shared",
  createAccount: "create account",
  getQuote: "get a quote",
  onThisPage: "on this page",
  bounds: "{min} to {max}",
  decrease: "less {label}",
  increase: "more {label}",
  entries: { "/services/cdn": { name: "CDN", line: "copies near the reader", figure: "₩75/GB", family: "network" } },
  contacts: [],
};

export function renderPart(part: ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => <PageLabelsProvider labels={testLabels}>{part}</PageLabelsProvider> }]);
  return renderToStaticMarkup(<Page />);
}
