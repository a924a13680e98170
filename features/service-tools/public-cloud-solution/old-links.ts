// Links from before the plans had names: "?vcpu=4&ram=8" is the plan that holds as much.
import { prices } from "#content/price-list.ts";

/** The query as it is written today; undefined for one that needs no change. */
export function planSearch(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const [vcpu, ram] = [parameters.get("vcpu"), parameters.get("ram")];
  if (vcpu === null && ram === null) return undefined;
  const fits = prices().instances.filter((plan) => !plan.gpu && plan.vcpu >= (Number(vcpu) || 0) && plan.ramGb >= (Number(ram) || 0));
  const plan = fits.toSorted((a, b) => a.monthly.krw - b.monthly.krw)[0];
  parameters.delete("vcpu");
  parameters.delete("ram");
  if (plan && !parameters.has("plan")) parameters.set("plan", plan.id);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
