// The price list in the words of the price page, for the console: which price stands where, under which name and unit.
import type { RouterContextProvider } from "react-router";
import { loadPage } from "#app/site/load-page.server.ts";
import type { page } from "#content/en/resources/pricing.ts";
import { nodeTypes } from "#content/figures/private-cloud-solution.ts";
import { withoutJoiners } from "#content/keep-together.ts";
import { type PriceId, priceIds } from "#content/pricing.ts";
import { findItem } from "#features/service-tools/pricing/catalogue.ts";
import type { PriceRow, PriceSection } from "#features/settings/console/prices-form.tsx";
import { m } from "#platform/paraglide/messages.js";

const known = new Set<string>(priceIds);

export async function priceSections(context: Readonly<RouterContextProvider>): Promise<PriceSection[]> {
  const { words } = await loadPage<typeof page>(context, "/resources/pricing");
  return words.categories.map(({ id, tables }) => {
    const rows = tables.flatMap((table) => table.rows.flatMap((row) => rowsOf({ id: row.id, name: withoutJoiners(row.name) })));
    return { id, name: words.tabs[id as keyof typeof words.tabs], rows: id === "cloud" ? [...rows, ...nodes()] : rows };
  });

  function rowsOf({ id, name }: { id: string; name: string }): PriceRow[] {
    const item = findItem(id);
    if (item?.cdnRegion !== undefined) return tiersOf(id, name);
    return known.has(id) && item ? [{ id: id as PriceId, name, unit: words.units[item.unit] }] : [];
  }

  function tiersOf(region: string, name: string): PriceRow[] {
    return priceIds
      .filter((id) => id.startsWith(`${region}.`))
      .map((id, tier) => ({ id, name: m.setting_prices_tier({ name, tier: words.cdnTable.tiers[tier] ?? "" }), unit: words.units.gb }));
  }

  function nodes(): PriceRow[] {
    return nodeTypes.map(({ id, cores }) => ({
      id: `node-${id}`,
      name: m.setting_prices_node({ cores: String(cores) }),
      unit: words.units.month,
    }));
  }
}

/** Where a price of a section is shown first, besides the price list and the home page. */
export const pageOfSection: Readonly<Record<string, string>> = {
  cloud: "/services/public-cloud-solution",
  servers: "/services/server-hosting",
  colocation: "/services/colocation",
  network: "/services/network",
  cdn: "/services/cdn",
  security: "/services/security",
  storage: "/services/storage",
  support: "/services/it-infractructure",
};
