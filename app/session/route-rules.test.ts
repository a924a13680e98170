import { expect, test } from "vitest";
import { customerHome } from "./areas.ts";
import { isExternal, ruleFor } from "./route-rules.ts";

test("the right spelling of IT infrastructure leads to the address of the specification", () => {
  expect(ruleFor("/services/it-infrastructure")).toMatchObject({ to: "/services/it-infractructure", status: 301 });
  expect(ruleFor("/services/it-infrastructure/")).toBeDefined();
  expect(ruleFor("/services/it-infractructure")).toBeUndefined();
});

test("the customer area begins with the tickets, where a log-in leads too", () => {
  expect(ruleFor("/customer")).toMatchObject({ to: customerHome, status: 302 });
  expect(ruleFor("/customer/ticket")).toBeUndefined();
});

test("a target on another host is external", () => {
  expect(isExternal("https://status.example.com/")).toBe(true);
  expect(isExternal("/login")).toBe(false);
});
