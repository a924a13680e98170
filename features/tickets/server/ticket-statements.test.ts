// How many statements a personal page costs, the look-up of the session included: each is a round trip to the database.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asOf, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { ownStatements } from "#tests/fixtures/own-statements.ts";
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
  });
  afterAll(() => bench.dispose());

  const reading = async (path: string, person: Person) => {
    const { status } = await bench.call("GET", path, undefined, asOf(person));
    expect(status).toBe(200);
  };

  test.each([
    ["a customer's list", 3, () => ["/tickets", customer] as const],
    ["a customer's ticket", 4, () => [`/tickets/${id}`, customer] as const],
    ["the queue", 2, () => ["/staff/tickets", agent] as const],
    ["a ticket at the desk", 4, () => [`/staff/tickets/${id}`, agent] as const],
  ])("%s is read in %i statements", async (_, count, call) => {
    const [path, person] = call();
    // Once before: what is looked up once in a while is not what a page costs.
    await reading(path, person);
    const said = await ownStatements(() => reading(path, person));
    expect(said.length, said.join("\n")).toBe(count);
  });

  test("what is asked beside a call is not counted, and one statement more within it is", async () => {
    const other = () => bench.services.database.orm.execute("select 1");
    const alone = await ownStatements(() => reading("/tickets", customer));
    let busy = true;
    const beside = (async () => {
      while (busy) await other();
    })();
    expect(await ownStatements(() => reading("/tickets", customer))).toEqual(alone);
    busy = false;
    await beside;
    expect(await ownStatements(() => Promise.all([reading("/tickets", customer), other()]))).toHaveLength(alone.length + 1);
  });
});
