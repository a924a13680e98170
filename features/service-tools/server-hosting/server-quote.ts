// Price of a configured dedicated server. The term takes a share off the machine and its parts, noPrice else.
import { type diskPairs, ramMaxGb, ramStepGb, serverHosting } from "#content/figures/server-hosting.ts";
import { type Price, prices, type ServerModel, type Term, termDiscounts } from "#content/price-list.ts";
import { addPrices, noPrice, timesPrice } from "#features/service-tools/price-arithmetic.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export type DiskPair = (typeof diskPairs)[number]["id"];
export const operatingSystems = ["ubuntu", "debian", "rocky", "windows", "none"] as const;
export type OperatingSystem = (typeof operatingSystems)[number];

export type ServerOrder = {
  model: ServerModel;
  ramGb: number;
  disk: DiskPair;
  os: OperatingSystem;
  mbps: number;
  backupGb: number;
  count: number;
  term: Term;
};

export type ServerQuote = {
  server: Price;
  ram: Price;
  disk: Price;
  discount: Price;
  windows: Price;
  windowsCores: number;
  bandwidth: Price;
  backup: Price;
  total: Price;
  setup: Price;
  custom: boolean;
};

export function maxRam(model: ServerModel): number {
  return ramMaxGb[model.id] ?? model.ramGb;
}

/** Memory a board can hold: what it ships with, then steps up to its limit. */
export function clampRam(model: ServerModel, ramGb: number): number {
  const steps = Math.round((Math.min(maxRam(model), Math.max(model.ramGb, ramGb)) - model.ramGb) / ramStepGb);
  return model.ramGb + steps * ramStepGb;
}

function ramStepsOf({ model, ramGb }: ServerOrder): number {
  return (clampRam(model, ramGb) - model.ramGb) / ramStepGb;
}

function windowsCoresOf({ model, os, count }: ServerOrder): number {
  return os === "windows" ? Math.max(model.cores, serverHosting.windowsMinimumCores) * count : 0;
}

function extraMbpsOf({ mbps, count }: ServerOrder): number {
  return Math.max(0, mbps - serverHosting.committedMbps) * count;
}

/** The same order in items of the price list. */
export function serverItems(order: ServerOrder): EstimateLine[] {
  const { model, count, disk, backupGb } = order;
  return [
    { id: model.id.toLowerCase(), quantity: count },
    { id: "server-ram", quantity: ramStepsOf(order) * count },
    { id: `nvme-${disk}`, quantity: disk === "none" ? 0 : count },
    { id: "windows-core", quantity: windowsCoresOf(order) },
    { id: "transit-kr", quantity: extraMbpsOf(order) },
    { id: "agent-server", quantity: backupGb > 0 ? count : 0 },
    { id: "vault", quantity: backupGb },
  ];
}

export function serverQuote(order: ServerOrder): ServerQuote {
  const { model, count } = order;
  const ramSteps = ramStepsOf(order);
  const { ramStep, disks, windowsPerCore } = prices().serverExtras;
  const server = timesPrice(model.monthly, count);
  const ram = timesPrice(ramStep, ramSteps * count);
  const disk = timesPrice(disks[order.disk], count);
  const discount = timesPrice(addPrices(server, ram, disk), -termDiscounts[order.term]);
  const windowsCores = windowsCoresOf(order);
  const windows = timesPrice(windowsPerCore, windowsCores);
  const bandwidth = timesPrice(prices().colocationExtras.bandwidthPerMbps, extraMbpsOf(order));
  const kept =
    order.backupGb > 0
      ? addPrices(timesPrice(prices().backup.agentServer, count), timesPrice(prices().backup.vaultPerGb, order.backupGb))
      : noPrice;
  return {
    server,
    ram,
    disk,
    discount,
    windows,
    windowsCores,
    bandwidth,
    backup: kept,
    total: addPrices(server, ram, disk, discount, windows, bandwidth, kept),
    setup: order.term >= serverHosting.freeSetupMonths ? noPrice : timesPrice(prices().serverSetup, count),
    custom: ramSteps > 0 || order.disk !== "none",
  };
}

/** The model to price once the list is narrowed: the chosen one while it is shown, else the first that is. */
export function modelWithin(filter: ModelFilter, chosen: ServerModel): ServerModel | undefined {
  const shown = filterModels(filter);
  return shown.includes(chosen) ? chosen : shown[0];
}

export type ModelFilter = { cores: number; ramGb: number; gpu: boolean; fast: boolean };

export function filterModels(filter: ModelFilter): ServerModel[] {
  return prices().servers.filter(
    (model) =>
      model.cores >= filter.cores &&
      maxRam(model) >= filter.ramGb &&
      (!filter.gpu || model.gpu !== undefined) &&
      (!filter.fast || model.portGbps >= 10),
  );
}
