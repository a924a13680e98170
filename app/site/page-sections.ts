import { useRootData } from "#app/shell/use-root-data.ts";

type Named = { eyebrow: string };
type Item = { id: string; label: string };

/** The list of a page's sections: its own tools first, then what every service and solution page has. */
export function usePageSections(words: { capabilities: Named; price: Named; delivery: Named }, own: readonly Item[]): Item[] {
  return [
    ...own,
    { id: "sheet", label: words.capabilities.eyebrow },
    { id: "price", label: words.price.eyebrow },
    { id: "delivery", label: words.delivery.eyebrow },
    { id: "faq", label: useRootData()?.partWords.faq ?? "" },
  ];
}
