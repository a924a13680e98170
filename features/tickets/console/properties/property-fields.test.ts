import { expect, test } from "vitest";
import { type Sent, shownValue, wayOf } from "./property-fields.ts";

const formData = new FormData();
formData.set("priority", "high");
const refused = { intent: "change" } as NonNullable<Sent["data"]>;
const done = { done: "change", at: 1 };

test("a change that did not reach the server is not shown as made", () => {
  const priority = (sent: Sent) => shownValue(sent, "priority", "normal");
  expect(priority({ state: "submitting", data: undefined, formData })).toBe("high");
  expect(priority({ state: "submitting", data: done, formData }), "after an earlier one").toBe("high");
  expect(priority({ state: "loading", data: done, formData }), "saved, the ticket is on its way").toBe("high");
  expect(priority({ state: "loading", data: undefined, formData }), "no line: the refresh waits for it").toBe("normal");
  expect(priority({ state: "loading", data: refused, formData })).toBe("normal");
  expect(priority({ state: "idle", data: done, formData: undefined })).toBe("normal");
  expect(shownValue({ state: "submitting", data: undefined, formData }, "state", "open"), "another property").toBe("open");
});

test("a form is away until its answer is drawn", () => {
  expect(wayOf({ state: "submitting", data: refused, formData })).toBe("away");
  expect(wayOf({ state: "loading", data: done, formData })).toBe("away");
  expect(wayOf({ state: "loading", data: undefined, formData })).toBe("failed");
  expect(wayOf({ state: "idle", data: refused, formData: undefined })).toBe("failed");
  expect(wayOf({ state: "idle", data: done, formData: undefined })).toBe("there");
});
