import { expect, test } from "vitest";
import { planSearch } from "./old-links.ts";

test("a link that names vCPU and memory opens the plan that holds as much", () => {
  expect(planSearch("?vcpu=4&ram=8&n=3")).toBe("?n=3&plan=M4");
  expect(planSearch("?vcpu=2&ram=16&lang=ko")).toBe("?lang=ko&plan=M8");
  expect(planSearch("?vcpu=4&ram=16"), "the cheaper of two that hold as much").toBe("?plan=M8");
  expect(planSearch("?ram=64")).toBe("?plan=D16");
});

test("a plan that is named stays; more than any plan has, or no figure, leaves the first one", () => {
  expect(planSearch("?plan=D4&vcpu=16")).toBe("?plan=D4");
  expect(planSearch("?vcpu=999")).toBe("");
  expect(planSearch("?vcpu=x&n=2")).toBe("?n=2&plan=S1");
  expect(planSearch("?plan=D4&n=2")).toBeUndefined();
});
