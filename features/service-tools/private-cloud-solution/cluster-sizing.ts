// Sizing of a private cluster: how many nodes carry the load, plus one spare.
import { type NodeType, privateCloud } from "#content/figures/private-cloud-solution.ts";

export type ClusterNeed = { vcpu: number; ramGb: number; storageTb: number; ratio: number };
export type Resource = "cpu" | "ram" | "storage";

export type ClusterSize = {
  working: number;
  total: number;
  /** The resource that asks for the most nodes. */
  limit: Resource;
  /** Share in use of what is left when one node has failed, 0–1. */
  used: Record<Resource, number>;
};

/** What one node gives to guests: CPU at the chosen ratio, memory after the reserve, storage after copies and headroom. */
export function nodeCapacity(node: NodeType, ratio: number): Record<Resource, number> {
  return {
    cpu: node.cores * Math.min(ratio, privateCloud.cpuRatio),
    ram: node.ramGb * (1 - privateCloud.reserveShare),
    storage: (node.rawTb * privateCloud.fillShare) / privateCloud.replicas,
  };
}

export function sizeCluster(need: ClusterNeed, node: NodeType): ClusterSize {
  const capacity = nodeCapacity(node, need.ratio);
  const asked: Record<Resource, number> = { cpu: need.vcpu, ram: need.ramGb, storage: need.storageTb };
  const exact = (resource: Resource) => asked[resource] / capacity[resource];
  const resources: Resource[] = ["ram", "cpu", "storage"];
  const limit = resources.reduce((most, resource) => (exact(resource) > exact(most) ? resource : most));
  const working = Math.max(Math.ceil(exact(limit)), privateCloud.minimumNodes - 1);
  const share = (resource: Resource) => asked[resource] / (capacity[resource] * working);
  return { working, total: working + 1, limit, used: { cpu: share("cpu"), ram: share("ram"), storage: share("storage") } };
}
