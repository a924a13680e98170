import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { auth, isLoggedIn, isLoggedOut, staffOnly } from "./checks.server.ts";

const routes = new URL("../routes/", import.meta.url);
const filesIn = (folder: string) => readdirSync(new URL(folder, routes)).map((name) => `${folder}/${name}`);
const guarded = [...filesIn("customer"), ...filesIn("staff"), ...filesIn("auth"), "support.tsx", "signup-confirmation.tsx"];

type RouteModule = { loader?: unknown; middleware?: unknown[] };
const load = (file: string): Promise<RouteModule> => import(/* @vite-ignore */ new URL(file, routes).href);

test.each(guarded)("%s asks the server on every navigation", async (file) => {
  // A route without a loader would be drawn in the browser without any request, and so without its check.
  expect((await load(file)).loader).toBeTypeOf("function");
});

test.each([
  ["customer/layout.tsx", auth],
  ["staff/layout.tsx", staffOnly],
  ["auth/login.tsx", isLoggedIn],
  ["auth/signup.tsx", isLoggedIn],
  ["auth/forgot-password.tsx", isLoggedIn],
  ["auth/reset-password.tsx", isLoggedIn],
  ["auth/email-verification.tsx", isLoggedIn],
  ["signup-confirmation.tsx", isLoggedOut],
])("%s lets in whom it is for", async (file, check) => {
  expect((await load(file)).middleware?.at(-1)).toBe(check);
});
