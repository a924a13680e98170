import { type NodeType, nodeTypes } from "#content/figures/private-cloud-solution.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { breakEven, privateCost, publicMatch } from "./break-even.ts";
import { sizeCluster } from "./cluster-sizing.ts";
import { ratios, type SizingState } from "./sizing-words.ts";

const first: SizingState = { vcpu: 240, ram: 960, tb: 16, node: "n32", ratio: "4", hours: 90 };
export const bounds = { vcpu: [16, 2048, 16], ram: [64, 8192, 64], tb: [1, 160, 1], hours: [5, 100, 5] } as const;
const rules = {
  vcpu: onScale(...bounds.vcpu),
  ram: onScale(...bounds.ram),
  tb: onScale(...bounds.tb),
  node: oneOf(nodeTypes.map((node) => node.id)),
  ratio: oneOf(ratios),
  hours: onScale(...bounds.hours),
};

/** What the chart and the calculator of the page share: the need, the cluster it takes and what both ways cost. */
export function useClusterPlan() {
  const [state, set] = useUrlState<SizingState>(first, undefined, rules);
  const node = nodeTypes.find((candidate) => candidate.id === state.node) ?? (nodeTypes[0] as NodeType);
  const need = { vcpu: state.vcpu, ramGb: state.ram, storageTb: state.tb, ratio: Number(state.ratio) };
  const size = sizeCluster(need, node);
  const match = publicMatch(need);
  const own = privateCost(node, size.total);
  return { state, set, node, size, match, own, meeting: breakEven(match, own) };
}

export type ClusterPlan = ReturnType<typeof useClusterPlan>;
