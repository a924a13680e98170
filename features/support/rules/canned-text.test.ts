import { expect, test } from "vitest";
import { fillPlaceholders, placeholdersOf } from "./canned-text.ts";

test("known names are filled in, unknown ones stay and are reported", () => {
  const text = "{customer_name} 님, {rack_number} 랙에 여유 전력이 {여유kW} kW 있습니다. {agent_name}";
  const filled = fillPlaceholders(text, { customer_name: "김서연", agent_name: "" });
  expect(filled).toBe("김서연 님, {rack_number} 랙에 여유 전력이 {여유kW} kW 있습니다. {agent_name}");
  expect(placeholdersOf(filled)).toEqual(["rack_number", "여유kW", "agent_name"]);
});

test("a name that looks like a placeholder or a pattern is only text", () => {
  expect(fillPlaceholders("Dear {customer_name}", { customer_name: "{agent_name} $& $1" })).toBe("Dear {agent_name} $& $1");
  expect(placeholdersOf("{ } {{7*7}} {__proto__} {a b} {x}")).toEqual(["x"]);
  expect(fillPlaceholders("{constructor} {toString}", {})).toBe("{constructor} {toString}");
});
