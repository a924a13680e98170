// How many statements a personal page costs, the look-up of the session included: each is a round trip to the database.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asOf, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { onStepEnded } from "#platform/observe/steps.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  let customer: Person;
  let agent: Person;
  let id: string;
  beforeAll(async () => {
    bench = await apiBench(engine);
    customer = await bench.person();
    agent = await bench.person({ role: "agent" });
    for (let n = 0; n < 3; n++) ({ id } = await openOne(bench, customer));
    // Nothing but the call asks for anything while statements are counted.
    await bench.services.jobs.stop();
  });
  afterAll(() => bench.dispose());

  async function statementsOf(path: string, person: Person): Promise<string[]> {
    const said: string[] = [];
    const stop = onStepEnded(({ kind, about }) => {
      if (kind === "statement") said.push(String(about["db.query.text"]).replace(/\s+/g, " ").slice(0, 100));
    });
    const { status } = await bench.call("GET", path, undefined, asOf(person));
    stop();
    expect(status).toBe(200);
    return said;
  }

  test.each([
    ["a customer's list", 3, () => ["/tickets", customer] as const],
    ["a customer's ticket", 4, () => [`/tickets/${id}`, customer] as const],
    ["the queue", 4, () => ["/staff/tickets", agent] as const],
    ["a ticket at the desk", 4, () => [`/staff/tickets/${id}`, agent] as const],
  ])("%s is read in %i statements at most", async (_, most, call) => {
    const [path, person] = call();
    // Once before: what is looked up once in a while is not what a page costs.
    await statementsOf(path, person);
    const said = await statementsOf(path, person);
    expect(said.length, said.join("\n")).toBeLessThanOrEqual(most);
    expect(said.length).toBeGreaterThan(1);
  });
});
