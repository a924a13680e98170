// A price that an administrator sets holds everywhere within a second or on its day, is written down, and can be taken back.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { page as en } from "#content/en/services/colocation.ts";
import { page as ko } from "#content/ko/services/colocation.ts";
import { fillLive } from "#content/live.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, apiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { savePriceGroup } from "./prices.server.ts";

type Value = { usd_rate: number; krw: Record<string, number> };

async function soon<T>(read: () => T, wanted: T): Promise<T> {
  const end = Date.now() + 10_000;
  while (read() !== wanted && Date.now() < end) await new Promise((later) => setTimeout(later, 10));
  return read();
}

describe.each(oneEngine)("prices on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera" });
  });
  afterAll(() => bench.dispose());

  const as = () => ({ token: admin.token });
  const read = async () => (await bench.call("GET", "/staff/settings/prices", undefined, as())).body.data;
  async function save(krw: Record<string, number>, rest: object = {}) {
    const { version, value } = (await read()) as { version: number; value: Value };
    return bench.call("PUT", "/staff/settings/prices", { version, value: { ...value, krw: { ...value.krw, ...krw } }, ...rest }, as());
  }
  const undo = async (version: number) =>
    bench.call("POST", "/staff/settings/guarded/prices/undo", { version: (await read()).version, undo: version }, as());
  const fullRack = () => bench.services.settings.prices().colocation[3]?.monthly.krw;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  test("a price is changed, said in both languages in won and dollars, written down and taken back", async () => {
    expect(await read()).toMatchObject({ version: 0, is_default: true, planned: [], history: [] });
    const saved = await save({ "colo-full": 1_400_000 });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await soon(fullRack, 1_400_000)).toBe(1_400_000);
    const said = (locale: "en" | "ko") => JSON.stringify(fillLive({ en, ko }[locale], bench.services.settings.live(locale)));
    expect(said("en")).toContain("full rack ₩1,400,000");
    expect(said("en")).toContain("US$1,000");
    expect(said("ko")).toContain("1,400,000원");
    expect(said("en") + said("ko")).not.toContain("1,350,000");
    const [entry] = saved.body.data.history;
    expect(entry).toMatchObject({ by: { name: "Sera" }, changes: [{ field: "colo-full", from: "1350000", to: "1400000" }] });
    const { body: log } = await bench.call("GET", "/staff/audit?kind=settings", undefined, as());
    expect(log.data[0]).toMatchObject({ action: "savePrices", subject: { id: "prices" }, changes: entry.changes });
    expect((await undo(entry.version)).status).toBe(200);
    expect(await soon(fullRack, 1_350_000)).toBe(1_350_000);
    expect(await read()).toMatchObject({ is_default: true, history: [{ undoes: entry.version }, { version: entry.version }] });
  });

  test("dollars follow from the rate of the quarter", async () => {
    const { version, value } = await read();
    await bench.call("PUT", "/staff/settings/prices", { version, value: { ...value, usd_rate: 1350 } }, as());
    await soon(() => bench.services.settings.prices().usdRate, 1350);
    expect(bench.services.settings.prices().colocation[3]?.monthly).toEqual({ krw: 1_350_000, usd: 1000 });
    await undo((await read()).version);
  });

  test("a price planned for a day and one changed today do not undo each other; a plan is taken back before its day", async () => {
    const planned = await save({ "colo-full": 1_500_000 }, { from: inDays(30) });
    expect(planned.body.data).toMatchObject({
      value: { krw: { "colo-full": 1_350_000 } },
      planned: [{ field: "colo-full", to: 1_500_000, holds_from: `${inDays(29)}T15:00:00.000Z` }],
    });
    await save({ "colo-full": 1_360_000, "colo-half": 730_000 });
    expect((await read()).planned).toMatchObject([{ field: "colo-full", to: 1_500_000 }]);
    await undo(planned.body.data.version);
    const after = await read();
    expect([after.planned, after.value.krw["colo-full"]]).toEqual([[], 1_360_000]);
    await undo(planned.body.data.version + 1);
    expect((await read()).value.krw).toMatchObject({ "colo-full": 1_350_000, "colo-half": 720_000 });
  });

  test("a planned price comes to hold by itself", async () => {
    const { version, value } = await read();
    const change = { seen: version, value: { ...value, krw: { ...value.krw, "colo-full": 1_410_000 } }, from: new Date(Date.now() + 400) };
    await bench.services.database.orm.transaction((tx) => savePriceGroup(tx, bench.services, admin.id, change));
    expect(fullRack()).toBe(1_350_000);
    expect(await soon(fullRack, 1_410_000)).toBe(1_410_000);
    await undo((await read()).version);
  });

  test("a day that is over, a price of nothing and a list that somebody else has changed are refused", async () => {
    const past = await save({ "colo-full": 1 }, { from: "2026-01-01" });
    expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ["from"]]);
    const nothing = await save({ "colo-full": 0 });
    expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ["value.krw.colo-full"]]);
    expect((await save({ "colo-full": 5 }, { version: 1 })).status).toBe(409);
  });

  test("agents and editors may neither read nor save", async () => {
    const { token } = await bench.person({ role: "editor" });
    expect((await bench.call("GET", "/staff/settings/prices", undefined, { token })).status).toBe(403);
  });

  test.runIf(engine === "postgres")("another replica says it within a second, and its undoing", async () => {
    const other = benchOn(await openServices(bench.services.config, { log: bench.services.log }));
    try {
      const seen = () => JSON.stringify(fillLive(ko, other.services.settings.live("ko"))).includes("1,420,000원");
      expect(seen()).toBe(false);
      const saved = await save({ "colo-full": 1_420_000 });
      expect(await soon(seen, true)).toBe(true);
      await undo(saved.body.data.version);
      expect(await soon(seen, false)).toBe(false);
    } finally {
      await other.dispose();
    }
  });
});
