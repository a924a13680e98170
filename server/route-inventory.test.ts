// Deny by default: every route states who may call it, and means it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InventoryEntry } from "#platform/api/endpoint.ts";
import type { StaffRole } from "#platform/api/viewer.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";

/** Routes anybody may call. A new one is a decision: it is written down here too. */
const publicRoutes = [
  "POST /login",
  "POST /login/second-factor",
  "POST /customer-register",
  "POST /email-verification",
  "POST /email-verification/resend",
  "POST /forgot-password",
  "POST /reset-password",
];

let bench: ApiBench;
let routes: readonly InventoryEntry[];
beforeAll(async () => {
  bench = await apiBench("pglite");
  routes = bench.api.inventory;
});
afterAll(() => bench.dispose());

const nameOf = ({ method, path }: InventoryEntry) => `${method.toUpperCase()} ${path}`;
const isPublic = ({ access }: InventoryEntry) => access === "public" || access === "signed-request";
const call = (entry: InventoryEntry, token?: string) =>
  bench.call(entry.method.toUpperCase(), entry.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA"), undefined, {
    token,
    address: `192.0.2.${++callers % 250}`,
  });
let callers = 0;

test("there are routes, each once, each with a rule and a summary", () => {
  expect(routes.length).toBeGreaterThan(20);
  const shapes = routes.map((entry) => `${entry.method} ${entry.path.replace(/\{\w+\}/g, "{}")}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  for (const entry of routes)
    expect(`${nameOf(entry)}: ${entry.access} ${entry.summary}`).toMatch(/: (public|signed-in|customer|staff|staff:\w+|signed-request) \S/);
});

test("the public routes of accounts are the ones written down", () => {
  const accounts = routes.filter(
    (entry) => isPublic(entry) && /^\/(login|logout|customer-register|email-|forgot-|reset-|user)/.test(entry.path),
  );
  expect(accounts.map(nameOf).sort()).toEqual([...publicRoutes].sort());
});

test("what is under /staff is for staff", () => {
  for (const entry of routes) if (entry.path.startsWith("/staff/")) expect(`${nameOf(entry)} ${entry.access}`).toMatch(/ staff(:|$)/);
});

test("without a session every route that is not public answers 401", async () => {
  for (const entry of routes.filter((one) => !isPublic(one))) {
    const answer = await call(entry);
    expect(`${nameOf(entry)} ${answer.status} ${answer.body.code}`).toBe(`${nameOf(entry)} 401 unauthenticated`);
  }
});

test("a dead token answers 401 everywhere, on public routes too", async () => {
  for (const entry of routes) expect(`${nameOf(entry)} ${(await call(entry, "dead-token")).status}`).toBe(`${nameOf(entry)} 401`);
});

test("a customer on staff routes, staff on customer routes, and the wrong role: 403", async () => {
  const customer = await bench.person();
  const staff = Object.fromEntries(
    await Promise.all((["agent", "editor"] as const).map(async (role) => [role, await bench.person({ role })] as const)),
  ) as Record<Exclude<StaffRole, "admin">, Awaited<ReturnType<ApiBench["person"]>>>;
  for (const entry of routes) {
    const refused: string[] = [];
    if (entry.access.startsWith("staff")) refused.push(customer.token);
    if (entry.access === "customer") refused.push(staff.agent.token);
    if (entry.access === "staff:admin") refused.push(staff.agent.token, staff.editor.token);
    if (entry.access === "staff:agent") refused.push(staff.editor.token);
    if (entry.access === "staff:editor") refused.push(staff.agent.token);
    for (const token of refused) expect(`${nameOf(entry)} ${(await call(entry, token)).status}`).toBe(`${nameOf(entry)} 403`);
  }
});

describe("nothing goes round the inventory", () => {
  const files = readdirSync("features", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".server.ts"));
  test.each(files)("%s mounts routes through endpoint() only", (name) => {
    expect(readFileSync(join("features", name), "utf8")).not.toMatch(
      /router\s*\.\s*(get|post|put|patch|delete|all|use|route|on|openapi)\s*\(/,
    );
  });
});
