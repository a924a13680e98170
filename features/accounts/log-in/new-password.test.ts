import { expect, test } from "vitest";
import type { FormFailure } from "#ui/form-failure.ts";
import { emptiedFor } from "./new-password.tsx";

const failed = (errors: Record<string, string>): FormFailure => ({
  message: "",
  code: "invalid",
  errors,
  retryAt: undefined,
  values: {},
  attempt: 7,
});

test("customer 13: two passwords that only differ stay in their fields, a refused one does not", () => {
  expect(emptiedFor(failed({ password_confirmation: "differs" }))).toBe(emptiedFor(undefined));
  expect(emptiedFor(failed({ password: "common" }))).not.toBe(emptiedFor(undefined));
  expect(emptiedFor(failed({ email: "wrong" }))).not.toBe(emptiedFor(undefined));
});
