// The price list answers with what holds in the running request (content/price-list.ts).
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultPriceList } from "#content/live.ts";
import { type PriceList, pricesFrom } from "#content/price-list.ts";

const running = new AsyncLocalStorage<PriceList>();

pricesFrom(() => running.getStore() ?? defaultPriceList);

export function withPrices<T>(list: PriceList, work: () => T): T {
  return running.run(list, work);
}
