import { expect, test } from "vitest";
import { page } from "#content/en/resources/legal.ts";
import { legalAddress } from "./legal-list.tsx";

test("design: an anchor of the former single page leads to the document or to the clause in it", () => {
  expect(legalAddress(page.library, "terms")).toBe("/resources/legal/terms");
  expect(legalAddress(page.library, "sla-credits")).toBe("/resources/legal/sla#sla-credits");
  expect(legalAddress(page.library, "security")).toBe("/resources/legal/vulnerability#security");
  expect(legalAddress(page.library, "")).toBeUndefined();
  expect(legalAddress(page.library, "nothing")).toBeUndefined();
});
