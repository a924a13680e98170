import { describe, expect, it } from "vitest";
import { parseUrlState, writeUrlState } from "./use-url-state.ts";

const defaults = { tb: 30, term: "12" };

describe("parseUrlState", () => {
  it("lays the address over the defaults", () => {
    expect(parseUrlState("?tb=120&term=36", defaults)).toEqual({ tb: 120, term: "36" });
    expect(parseUrlState("", defaults)).toEqual(defaults);
  });

  it("ignores unknown names, wrong types and empty or endless values", () => {
    expect(parseUrlState(`?tb=lots&term=&other=1`, defaults)).toEqual(defaults);
    expect(parseUrlState(`?tb=Infinity&term=${"x".repeat(201)}`, defaults)).toEqual(defaults);
  });

  it("ignores what breaks a rule", () => {
    const rules = { tb: (value: number) => value >= 0 && value <= 500, term: (value: string) => ["1", "12"].includes(value) };
    expect(parseUrlState("?tb=9000&term=99", defaults, undefined, rules)).toEqual(defaults);
    expect(parseUrlState("?tb=500&term=1", defaults, undefined, rules)).toEqual({ tb: 500, term: "1" });
  });

  it("reads only its own prefix", () => {
    expect(parseUrlState("?tb=1&cdn-tb=2", defaults, "cdn").tb).toBe(2);
  });
});

describe("writeUrlState", () => {
  it("leaves defaults out and keeps what is not its own", () => {
    expect(writeUrlState("?lang=ko&tb=5", { tb: 30, term: "24" }, defaults)).toBe("?lang=ko&term=24");
    expect(writeUrlState("?tb=5", defaults, defaults)).toBe("");
  });

  it("is read back as it was written", () => {
    const state = { tb: 2.5, term: "a&b=c 한글" };
    expect(parseUrlState(writeUrlState("", state, defaults, "x"), defaults, "x")).toEqual(state);
  });
});
