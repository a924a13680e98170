import { beforeEach, expect, test, vi } from "vitest";
import { loadRouteModule } from "./load-route-module.ts";

const route = { id: "staff/counts", module: "/assets/counts.js" };
const found = { loader: true };

function ways(fails: number, leaving?: string) {
  const asked: string[] = [];
  const opened: string[] = [];
  const waits: number[] = [];
  return {
    asked,
    opened,
    waits,
    own: {
      load: async (address: string) => {
        asked.push(address);
        if (asked.length <= fails) throw new TypeError("Failed to fetch dynamically imported module");
        return found;
      },
      leavingFor: () => leaving,
      open: (address: string) => void opened.push(address),
      wait: async (ms: number) => void waits.push(ms),
    },
  };
}

beforeEach(() => vi.stubGlobal("sessionStorage", undefined));

test("a script that was there is not asked for again", async () => {
  const { own, asked } = ways(0);
  const modules = {};
  expect(await loadRouteModule(route, modules, own)).toBe(found);
  expect(await loadRouteModule(route, modules, own)).toBe(found);
  expect(asked).toEqual(["/assets/counts.js"]);
});

test("in the background it is waited for, longer each time, and the page stays", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { own, asked, waits, opened } = ways(6);
  expect(await loadRouteModule(route, {}, own)).toBe(found);
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000]);
  expect(new Set(asked).size).toBe(7);
  expect(opened).toEqual([]);
});

test("on the way to another page without a line the error page says so; with one the page is opened as a document", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(loadRouteModule(route, {}, ways(1, "/staff/reports").own)).rejects.toThrow("Failed to fetch");
  vi.stubGlobal("navigator", { onLine: true });
  const { own, opened } = ways(1, "/staff/reports");
  void loadRouteModule(route, {}, own);
  await vi.waitFor(() => expect(opened).toEqual(["/staff/reports"]));
});
