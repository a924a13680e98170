import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customerServices } from "#db/schema/tickets.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { statusServices, type Touched, touchesOwned } from "../rules/components.ts";

describe.each(oneEngine)("whom an incident touches, on %s", (engine) => {
  let bench: ApiBench;
  let [agent, ann, bob, cho]: Person[] = [];
  beforeAll(async () => {
    bench = await apiBench(engine);
    agent = await bench.person({ role: "agent" });
    [ann, bob, cho] = [await bench.person({ name: "Ann" }), await bench.person({ name: "Bob" }), await bench.person({ name: "Cho" })];
    for (const [person, code, family, site] of services) await own(person(), code, family, site);
    await own(cho, "CDN-1", "delivery", null, new Date(Date.now() - 1000));
  });
  afterAll(() => bench.dispose());

  const services = [
    [() => ann, "RACK-ICN1-A", "compute", "ICN1"],
    [() => ann, "DL-ICN-SIN-1G", "network", "ICN2"],
    [() => bob, "rack-pus", "compute", "PUS1"],
    [() => bob, "CDN-2093", "delivery", null],
    [() => bob, "OTHER-1", "security", "ICN"],
  ] as const;
  const own = (person: Person | undefined, code: string, family: string, site: string | null, endedAt: Date | null = null) =>
    bench.services.database.orm
      .insert(customerServices)
      .values({ id: `svc-${code}`, customerId: person?.id ?? "", code, name: { en: code, ko: code }, family, site, endedAt });
  const affected = async (affects: string[], query = "") => {
    const title = { en: "x", ko: "x" };
    const body = { kind: "incident", affects, title, starts_at: new Date(Date.now() - 60_000).toISOString() };
    const { id } = (await bench.call("POST", "/staff/incidents", body, { token: agent?.token })).body.data;
    const answer = await bench.call("GET", `/staff/incidents/${id}/customers${query}`, undefined, { token: agent?.token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const codesIn = (body: { data: { codes: string[] }[] }) => body.data.flatMap(({ codes }) => codes).sort();

  test("by kind of service and place, running services only, with what they have open", async () => {
    await openOne(bench, ann as Person);
    const racks = await affected(["colocation"]);
    expect(codesIn(racks)).toEqual(["RACK-ICN1-A", "rack-pus"]);
    expect(racks.meta).toMatchObject({ customers: 2, more: false, linked_tickets: 0, subscribers: 0 });
    expect(racks.data.find(({ id }: { id: string }) => id === ann?.id)).toMatchObject({ name: "Ann", open_tickets: 1 });
    expect(codesIn(await affected(["colocation@ICN1"]))).toEqual(["RACK-ICN1-A"]);
    expect(codesIn(await affected(["ICN1"]))).toEqual(["OTHER-1", "RACK-ICN1-A"]);
    expect(codesIn(await affected(["cdn"]))).toEqual(["CDN-2093"]);
    expect((await affected(["storage"])).meta.customers).toBe(0);
    // The portal is everybody's.
    expect((await affected(["portal"])).meta.customers).toBe(2);
  });

  test("the query and the rule of the customer's own notice agree on every pair", async () => {
    for (const { service, places } of statusServices)
      for (const place of ["", places[0] ?? ""]) {
        const pair: Touched = { service, place };
        const expected = services.filter(([, code, family, site]) => touchesOwned(pair, { code, family, site })).map(([, code]) => code);
        if (!place && (service === "network" || service === "portal")) continue;
        expect([pair, codesIn(await affected([place ? `${service}@${place}` : service]))]).toEqual([pair, expected.sort()]);
      }
  });

  test("security: a customer and an editor are refused, an unknown incident is not found", async () => {
    const editor = await bench.person({ role: "editor" });
    for (const person of [ann, editor])
      expect((await bench.call("GET", "/staff/incidents/nope/customers", undefined, { token: person?.token })).status).toBe(403);
    expect((await bench.call("GET", "/staff/incidents/nope/customers", undefined, { token: agent?.token })).status).toBe(404);
  });
});
