import { describe, expect, it } from "vitest";
import { prices } from "#content/price-list.ts";
import { clampRam, filterModels, modelWithin, type ServerOrder, serverQuote } from "./server-quote.ts";

function model(id: string) {
  const found = prices().servers.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

const plain: ServerOrder = {
  model: model("SH-2"),
  ramGb: 64,
  disk: "none",
  os: "ubuntu",
  mbps: 100,
  backupGb: 0,
  count: 1,
  term: 1,
};

describe("serverQuote", () => {
  it("is the list price for a stock model, with setup once", () => {
    expect(serverQuote(plain)).toMatchObject({ total: { krw: 349_000, usd: 249 }, setup: { krw: 150_000 }, custom: false });
  });

  it("counts four servers as the game-launch scenario does", () => {
    expect(serverQuote({ ...plain, count: 4 }).total.krw).toBe(1_396_000);
  });

  it("adds memory and disks, takes the term off them and off the server", () => {
    const quote = serverQuote({ ...plain, ramGb: 128, disk: "1920", term: 12 });
    expect(quote.ram.krw).toBe(40_000);
    expect(quote.disk.krw).toBe(80_000);
    expect(quote.discount.krw).toBe(-46_900);
    expect(quote.total.krw).toBe(422_100);
    expect(quote).toMatchObject({ custom: true, setup: { krw: 0 } });
  });

  it("gives no term discount on licences, bandwidth and backup", () => {
    const quote = serverQuote({ ...plain, os: "windows", mbps: 150, backupGb: 500, term: 36 });
    expect(quote.windows.krw).toBe(16 * 4_500);
    expect(quote.bandwidth.krw).toBe(50 * 9_000);
    expect(quote.backup.krw).toBe(35_000 + 500 * 45);
    expect(quote.total.krw).toBe(349_000 * 0.8 + 72_000 + 450_000 + 57_500);
  });

  it("counts at least sixteen cores for Windows", () => {
    expect(serverQuote({ ...plain, model: model("SH-1"), ramGb: 32, os: "windows" }).windowsCores).toBe(16);
  });
});

describe("clampRam", () => {
  it("stays between what the model ships with and what its board takes", () => {
    expect(clampRam(model("SH-1"), 4)).toBe(32);
    expect(clampRam(model("SH-1"), 4096)).toBe(128);
    expect(clampRam(model("SH-2"), 130)).toBe(128);
  });
});

const all = { cores: 0, ramGb: 0, gpu: false, fast: false };

describe("modelWithin", () => {
  it("customer 7: prices a model that the filter shows", () => {
    expect(modelWithin({ ...all, fast: true }, model("SH-2"))?.id).toBe("SH-4");
    expect(modelWithin({ ...all, cores: 16 }, model("SH-2"))?.id).toBe("SH-2");
    expect(modelWithin({ ...all, gpu: true, fast: true }, model("SH-2"))).toBeUndefined();
  });
});

describe("filterModels", () => {
  it("shows everything without a filter", () => {
    expect(filterModels(all)).toHaveLength(prices().servers.length);
  });

  it("filters by cores, memory limit, GPU and port", () => {
    expect(filterModels({ ...all, cores: 32 }).map(({ id }) => id)).toEqual(["SH-3", "SH-4", "SH-G"]);
    expect(filterModels({ ...all, ramGb: 1024 }).map(({ id }) => id)).toEqual(["SH-4"]);
    expect(filterModels({ ...all, gpu: true }).map(({ id }) => id)).toEqual(["SH-G"]);
    expect(filterModels({ ...all, gpu: true, fast: true })).toEqual([]);
  });
});
