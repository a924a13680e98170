import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { found, member, place } from "./organisation-fixture.ts";

describe.each(oneEngine)("asking to join on %s", (engine) => {
  let bench: ApiBench;
  let owner: Person;
  let organisation: string;
  beforeAll(async () => {
    bench = await apiBench(engine);
    owner = await bench.person({ email: "boss@hanbit.example" });
    organisation = (await found(bench, owner)).id;
  });
  afterAll(() => bench.dispose());

  const post = (person: Person, path: string, body: object) => bench.call("POST", `/organisation${path}`, body, { token: person.token });
  const confirm = (person: Person, domain: string, confirmed = true) => post(person, "/domains", { domain, confirmed });
  const suggested = async (person: Person) => (await place(bench, person)).body.data.suggestions;

  test("an owner confirms the domain of their own proved address, and no other", async () => {
    expect((await confirm(owner, "other.example")).status).toBe(422);
    const common = await bench.person({ email: "somebody@gmail.com" });
    expect((await found(bench, common, "Common")).own_domain).toBeNull();
    expect((await confirm(common, "gmail.com")).status).toBe(422);
    const tech = await member(bench, owner, "technical", { email: "tech@hanbit.example" });
    expect((await confirm(tech, "hanbit.example")).status).toBe(403);
    expect((await confirm(owner, "hanbit.example")).body.data.organisation).toMatchObject({ domains: ["hanbit.example"] });
  });

  test("only a proved address of the domain sees it; the owner hears, decides, and nothing happens by itself", async () => {
    const unproved = await bench.person({ email: "new@hanbit.example", verified: false });
    const outside = await bench.person({ email: "new@sub.hanbit.example" });
    for (const person of [unproved, outside]) {
      expect(await suggested(person)).toEqual([]);
      expect((await post(person, "/requests", { organisation })).status).toBe(404);
    }
    const kim = await bench.person({ email: "kim@hanbit.example", name: "Kim" });
    expect(await suggested(kim)).toEqual([{ id: organisation, name: "Hanbit Logistics", request: null }]);
    expect((await post(kim, "/requests", { organisation })).status).toBe(201);
    expect((await post(kim, "/requests", { organisation })).status).toBe(201);
    expect((await place(bench, kim)).body.data.organisation).toBeNull();
    // The owner may have had other mails before.
    const told = async () => (await bench.mailsTo(owner.email)).filter(({ subject }) => subject.includes("asks to join"));
    await expect.poll(told, { timeout: 60_000 }).toHaveLength(1);
    const bell = (await bench.call("GET", "/notifications", undefined, { token: owner.token })).body.data;
    expect(bell[0]).toMatchObject({ kind: "organisation_asked", href: "/customer/settings/organisation", text: "kim@hanbit.example" });
    const [request] = (await place(bench, owner)).body.data.organisation.requests;
    const stranger = await bench.person();
    await found(bench, stranger, "Elsewhere");
    expect((await post(stranger, `/requests/${request.id}/acceptance`, { role: "owner" })).status).toBe(404);
    expect((await post(kim, `/requests/${request.id}/acceptance`, { role: "owner" })).status).toBe(404);
    expect((await post(owner, `/requests/${request.id}/acceptance`, { role: "billing" })).status).toBe(200);
    expect((await place(bench, kim)).body.data).toMatchObject({ organisation: { role: "billing", requests: [] }, suggestions: [] });
    await bench.mailsTo(kim.email);
  });

  test("a request can be withdrawn or declined; without the domain nobody is shown the organisation", async () => {
    const lee = await bench.person({ email: "lee@hanbit.example" });
    const asked = (await post(lee, "/requests", { organisation })).body.data.suggestions[0].request;
    const drop = (person: Person, id: string) => bench.call("DELETE", `/organisation/requests/${id}`, undefined, { token: person.token });
    expect((await drop(await bench.person(), asked)).status).toBe(404);
    expect((await drop(lee, asked)).body.data.suggestions[0].request).toBeNull();
    const again = (await post(lee, "/requests", { organisation })).body.data.suggestions[0].request;
    expect((await drop(owner, again)).body.data.organisation.requests).toEqual([]);
    await confirm(owner, "hanbit.example", false);
    expect(await suggested(lee)).toEqual([]);
  });
});
