// Tests read the prices of the release; who needs others says so.
import { defaultPriceList } from "#content/live.ts";
import { pricesFrom } from "#content/price-list.ts";

pricesFrom(() => defaultPriceList);
