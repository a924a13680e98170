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

test("desk frictions: a shared view is there for every colleague; only whoever made it takes it away", async () => {
  const [maker, colleague] = await Promise.all([bench.person({ role: "agent" }), bench.person({ role: "agent" })]);
  const as = (person: typeof maker) => ({ token: person.token });
  const save = async (name: string, shared: boolean) =>
    (await bench.call("POST", "/staff/ticket-views", { name, shared, filters: { view: "unassigned" } }, as(maker))).body.data;
  const [team, own] = [await save("Team", true), await save("Own", false)];
  type View = { id: string; name: string; mine: boolean; shared: boolean };
  const seen = async (person: typeof maker): Promise<View[]> =>
    (await bench.call("GET", "/staff/ticket-views", undefined, as(person))).body.data;
  expect(await seen(maker)).toMatchObject([
    { id: team.id, mine: true, shared: true },
    { id: own.id, mine: true, shared: false },
  ]);
  expect(await seen(colleague)).toMatchObject([{ id: team.id, mine: false, shared: true }]);
  expect((await bench.call("DELETE", `/staff/ticket-views/${team.id}`, undefined, as(colleague))).status).toBe(404);
  expect((await bench.call("DELETE", `/staff/ticket-views/${team.id}`, undefined, as(maker))).status).toBe(204);
  expect(await seen(colleague)).toEqual([]);
});
