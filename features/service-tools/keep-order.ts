// Loaded at the first press of "Add to estimate".
import { keepEstimate, keptEstimate } from "./estimate-cookie.ts";
import { type Order, withOrder } from "./pricing/add-order.ts";

export function keepOrder(order: Order): void {
  keepEstimate(withOrder(keptEstimate(), order));
}
