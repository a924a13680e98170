// What a database cluster costs: nodes at instance prices, NVMe disk once per copy.
import { type DatabaseSize, databaseSizes, nodePrice } from "#content/figures/data.ts";
import { type Price, prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export type ClusterInput = { size: string; shape: "pair" | "single"; gb: number; replicas: number };

export type ClusterPrice = {
  size: DatabaseSize;
  nodes: number;
  copies: number;
  nodePrice: Price;
  replicaPrice: Price;
  diskPrice: Price;
  total: Price;
};

function times(price: Price, count: number): Price {
  return { krw: price.krw * count, usd: Math.round(price.usd * count * 100) / 100 };
}

export function databaseSize(id: string): DatabaseSize | undefined {
  return databaseSizes.find((size) => size.id === id);
}

/** Undefined for sizes without a list price. The disk is cut to what the size can hold. */
export function clusterPrice({ size: id, shape, gb, replicas }: ClusterInput): ClusterPrice | undefined {
  const size = databaseSize(id);
  const node = size && nodePrice(size);
  if (!node) return undefined;
  const nodes = shape === "pair" ? 2 : 1;
  const copies = nodes + replicas;
  const held = Math.min(gb, size.maxTb * 1000);
  const nodesPrice = times(node, nodes);
  const replicaPrice = times(node, replicas);
  const diskPrice = times(prices().storagePerGb.blockNvme, held * copies);
  const total = {
    krw: nodesPrice.krw + replicaPrice.krw + diskPrice.krw,
    usd: Math.round((nodesPrice.usd + replicaPrice.usd + diskPrice.usd) * 100) / 100,
  };
  return { size, nodes, copies, nodePrice: nodesPrice, replicaPrice, diskPrice, total };
}

/** The same cluster in items of the price list; none for sizes that are quoted. */
export function clusterItems(input: ClusterInput): EstimateLine[] {
  const price = clusterPrice(input);
  if (!price) return [];
  return [
    { id: price.size.id.toLowerCase(), quantity: price.copies },
    { id: "block-nvme", quantity: Math.min(input.gb, price.size.maxTb * 1000) * price.copies },
  ];
}
