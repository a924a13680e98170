// Loaded at the first press of "Add to estimate".
import { keepEstimate, keptEstimate } from "./estimate-cookie.ts";
import { withOrder } from "./pricing/add-order.ts";

/** Adds what an address asks the server to add, and gives the address back. */
export function keepOrder(address: string): string {
  const asked = new URLSearchParams(address.split("?")[1]);
  keepEstimate(withOrder(keptEstimate(), { lines: asked.get("line") ?? "", term: asked.get("term") }));
  return address;
}
