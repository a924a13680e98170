import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const routes = new URL("../routes/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, routes), "utf8");
const filesIn = (folder: string) => readdirSync(new URL(folder, routes)).map((name) => `${folder}/${name}`);
const guarded = [...filesIn("customer"), ...filesIn("staff"), ...filesIn("auth"), "support.tsx", "signup-confirmation.tsx"];

test.each(guarded)("%s asks the server on every navigation", (file) => {
  // A route without a loader would be drawn in the browser without any request, and so without its check.
  expect(read(file)).toMatch(/export (async )?function loader\(|export \{[^}]*\bloader\b/);
});

test("the layouts and the guest pages name their checks", () => {
  const checks = (file: string) => read(file).match(/export const middleware = \[([^\]]*)\]/)?.[1];
  expect(checks("customer/layout.tsx")).toBe("auth");
  expect(checks("staff/layout.tsx")).toBe("staffOnly");
  for (const page of ["login", "signup", "forgot-password", "reset-password"]) expect(checks(`auth/${page}.tsx`)).toBe("isLoggedIn");
  expect(checks("auth/email-verification.tsx")).toBe("toSettings, isLoggedIn");
  expect(checks("signup-confirmation.tsx")).toBe("isLoggedOut");
});
