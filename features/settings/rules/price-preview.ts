// Prices that nobody has saved, in the address of a page: "s1~9500!usd_rate~1450" is drawn for staff alone (server/pages/price-preview.ts).
import { type PriceChange, type PriceField, priceFields } from "./price-settings.ts";

export const previewParameter = "preview-prices";

export function writePreview({ set }: Pick<PriceChange, "set">): string {
  return Object.entries(set)
    .map(([field, amount]) => `${field}~${amount}`)
    .join("!");
}

/** What it does not know it leaves out. */
export function readPreview(text: string): PriceChange["set"] {
  const parts = text.slice(0, 4000).split("!");
  const given = new Map(parts.map((part): [string, string] => [part.split("~")[0] ?? "", part.split("~")[1] ?? ""]));
  const amounts = priceFields.flatMap((field): [PriceField, number][] => {
    const amount = given.get(field);
    return amount && /^[1-9]\d{0,9}$/.test(amount) ? [[field, Number(amount)]] : [];
  });
  return Object.fromEntries(amounts);
}
