import { afterAll, beforeAll, expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";

let bench: ApiBench;
beforeAll(async () => {
  bench = await apiBench();
});
afterAll(() => bench.dispose());

test("desk frictions: a saved view says how many tickets it holds", async () => {
  const [agent, customer] = await Promise.all([bench.person({ role: "agent" }), bench.person({ locale: "ko" })]);
  for (const priority of ["urgent", "high", "high"]) await openOne(bench, customer, { priority });
  const save = (filters: object) => bench.call("POST", "/staff/ticket-views", { name: "View", filters }, { token: agent.token });
  expect((await save({ view: "unassigned", priority: "high", language: "ko" })).body.data.count).toBe(2);
  expect((await save({ view: "unassigned", language: "en" })).body.data.count).toBe(0);
  const { data } = (await bench.call("GET", "/staff/ticket-views", undefined, { token: agent.token })).body;
  expect(data.map(({ count }: { count: number }) => count)).toEqual([2, 0]);
});
