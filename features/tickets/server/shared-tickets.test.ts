// Tickets of an organisation: who reaches which, by every way there is. Random days in two companies, held against a model of their own.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tickets } from "#db/schema/tickets.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import { accept, found, invite, removing } from "#features/organisations/server/organisation-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { customerChannelsOf } from "./ticket-access.server.ts";
import { exportSupport } from "./ticket-export.server.ts";
import { body, openOne } from "./ticket-fixture.ts";

type Role = "owner" | "technical" | "billing";
type Someone = Person & { n: number; org: string | null; role: Role | null; since: number };
type Known = { id: string; customer: number; org: string | null; department: string; word: string; file: string };

/** The rule once more, in other words than the policy's. */
const reaches = (person: Someone, ticket: Known) =>
  ticket.customer === person.n ||
  (ticket.org !== null &&
    ticket.org === person.org &&
    (person.role === "owner" ||
      (person.role === "technical" && ["technical", "abuse"].includes(ticket.department)) ||
      (person.role === "billing" && ["billing", "sales"].includes(ticket.department))));

const departments = ["technical", "billing", "sales", "abuse"];

function seeded(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % below;
  };
}

describe.each(oneEngine)("tickets of an organisation on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    agent = await bench.person({ role: "admin" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token });

  async function startWorld(seed: number) {
    const people: Someone[] = [];
    for (let n = 0; n < 6; n++) people.push({ ...(await bench.person({ name: `P${n}` })), n, org: null, role: null, since: 0 });
    const known: Known[] = [];
    let time = 0;
    for (const n of [0, 1]) {
      const owner = people[n] as Someone;
      Object.assign(owner, { org: (await found(bench, owner, `Company ${n}`)).id, role: "owner", since: ++time });
    }
    return { people, known, at: seeded(seed), tick: () => ++time, seed };
  }
  type World = Awaited<ReturnType<typeof startWorld>>;
  const pick = <T>(world: World, list: readonly T[]): T | undefined => list[world.at(Math.max(1, list.length))];

  async function open(world: World, person: Someone, department: string) {
    const word = `zq${world.seed}x${world.known.length}mark`;
    const file = (await upload(bench, person, `${word}.txt`, `${word}\n`)).body.data.id;
    const over = { department, priority: "normal", subject: word, body: body(`About ${word}`), file_ids: [file], draft };
    const { id } = await openOne(bench, person, over);
    world.known.push({ id, customer: person.n, org: person.org, department, word, file });
  }

  async function join(world: World, person: Someone, owner: Someone, role: Role) {
    await invite(bench, owner, person.email, role);
    expect((await accept(bench, person)).status).toBe(200);
    Object.assign(person, { org: owner.org, role, since: world.tick() });
  }

  const steps: ((world: World) => Promise<void>)[] = [
    async function openAny(world) {
      await open(world, pick(world, world.people) as Someone, pick(world, departments) as string);
    },
    async function joinAny(world) {
      const person = pick(
        world,
        world.people.filter(({ org }) => org === null),
      );
      const owner = pick(
        world,
        world.people.filter(({ role }) => role === "owner"),
      );
      if (!person || !owner) return;
      await join(world, person, owner, pick(world, ["owner", "technical", "billing"] as const) as Role);
    },
    async function changeRole(world) {
      const owner = pick(
        world,
        world.people.filter(({ role }) => role === "owner"),
      );
      const member = pick(
        world,
        world.people.filter(({ org, n }) => org && org === owner?.org && n !== owner.n),
      );
      if (!owner || !member) return;
      const role = pick(world, ["owner", "technical", "billing"] as const) as Role;
      const answer = await bench.call("PATCH", `/organisation/members/${member.id}`, { role }, as(owner));
      expect(answer.status).toBe(200);
      member.role = role;
    },
    async function remove(world) {
      const person = pick(
        world,
        world.people.filter(({ org }) => org),
      );
      if (!person) return;
      const others = world.people.filter(({ org, n }) => org === person.org && n !== person.n).sort((a, b) => a.since - b.since);
      const owners = others.filter(({ role }) => role === "owner");
      const by = world.at(2) === 0 ? person : (pick(world, owners) ?? person);
      const { status } = await removing(bench, by, person.id);
      if (others.length > 0 && owners.length === 0) return expect(status).toBe(409);
      expect(status).toBe(200);
      const heir = by === person ? owners[0] : by;
      for (const ticket of world.known) {
        if (ticket.org !== person.org || (heir && ticket.customer !== person.n)) continue;
        if (heir) ticket.customer = heir.n;
        else ticket.org = null;
      }
      Object.assign(person, { org: null, role: null });
    },
    async function move(world) {
      const ticket = pick(world, world.known);
      if (!ticket) return;
      const department = pick(world, departments) as string;
      const answer = await bench.call("PATCH", `/staff/tickets/${ticket.id}`, { department }, as(agent));
      expect(answer.status).toBe(200);
      ticket.department = department;
    },
  ];

  async function check({ people, known }: World) {
    const db = bench.services.database.orm;
    const wrong: string[] = [];
    for (const ticket of known) {
      const [row] = await db.select().from(tickets).where(eq(tickets.id, ticket.id));
      const heard = row ? await customerChannelsOf(db, row) : [];
      const wanted = people.filter((person) => reaches(person, ticket)).map(({ id }) => `private-customer-${id}`);
      if (heard.sort().join() !== wanted.sort().join()) wrong.push(`channels of ${ticket.word}`);
    }
    for (const person of people) {
      const mine = known.filter((ticket) => reaches(person, ticket));
      const listed = async (scope: string, q = "") => {
        const { body } = await bench.call("GET", `/tickets?status=all&limit=100&scope=${scope}${q}`, undefined, as(person));
        return (body.data as { id: string }[]).map(({ id }) => id).sort();
      };
      const ids = (some: Known[]) => some.map(({ id }) => id).sort();
      const wanted = { mine: ids(known.filter(({ customer }) => customer === person.n)), company: ids(mine.filter(({ org }) => org)) };
      for (const scope of ["mine", "company"] as const)
        if ((await listed(scope)).join() !== wanted[scope].join()) wrong.push(`${scope} of P${person.n}`);
      const exported = await exportSupport(bench.services)(db, person.id);
      const text = exported.map(({ name, content }) => `${name} ${content}`).join("\n");
      for (const ticket of known) {
        const may = reaches(person, ticket);
        const { id, word, file } = ticket;
        const found = await listed("company", `&q=${word}`);
        if (found.includes(id) !== (may && ticket.org !== null)) wrong.push(`search for ${word} by P${person.n}`);
        if (!may && text.includes(`About ${word}`)) wrong.push(`export of P${person.n} has ${word}`);
        const calls: [string, string, object?][] = [
          ["GET", `/tickets/${id}`],
          ["GET", `/tickets/${id}/messages`],
          ["GET", `/tickets/${id}/chat`],
          ["GET", `/files/${file}`],
          ["POST", `/tickets/${id}/read`, { seq: 0 }],
          ...(may
            ? []
            : ([
                ["POST", `/tickets/${id}/messages`, { body: body("hello") }],
                ["POST", `/tickets/${id}/close`, {}],
              ] as const)),
        ] as [string, string, object?][];
        for (const [method, path, sent] of calls) {
          const { status } = await bench.call(method, path, sent, as(person));
          if (status !== (may ? 200 : 404)) wrong.push(`${method} ${path} (${word}) by P${person.n}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }

  // Where there are two engines, each plays days of its own.
  test.each([1 + oneEngine.indexOf(engine)])(
    "whoever is outside, or has another role, finds nothing: days of two companies (%i)",
    async (seed) => {
      const world = await startWorld(seed);
      const [boss, rival, tech, bill, early] = world.people as [Someone, Someone, Someone, Someone, Someone];
      // One of every kind to begin with: each role, each department, a ticket from before, one of another company.
      await open(world, early, "technical");
      await join(world, tech, boss, "technical");
      await join(world, bill, boss, "billing");
      await join(world, early, boss, "technical");
      await open(world, rival, "technical");
      for (const department of departments) await open(world, boss, department);
      await check(world);
      for (let n = 0; n < (everyWay ? 12 : 6); n++) await (pick(world, steps) as (typeof steps)[number])(world);
      await check(world);
    },
    180_000,
  );
});
