import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { organisationInvitations, organisations } from "#db/schema/organisations.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { accept, found, invite, member, place, removing } from "./organisation-fixture.ts";
import { leaveOnErasure } from "./organisation-privacy.server.ts";

describe.each(oneEngine)("organisations on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    ann = await bench.person({ name: "Ann Seo" });
    await found(bench, ann);
  });
  afterAll(() => bench.dispose());

  const change = (by: Person, id: string, role: string) =>
    bench.call("PATCH", `/organisation/members/${id}`, { role }, { token: by.token });

  test("who founds one is its owner, and nobody founds two", async () => {
    const { body } = await place(bench, ann);
    expect(body.data.organisation).toMatchObject({ name: "Hanbit Logistics", role: "owner", invitations: [] });
    expect(body.data.organisation.members).toMatchObject([{ name: "Ann Seo", role: "owner", you: true }]);
    const again = await bench.call("POST", "/organisation", { name: "Another" }, { token: ann.token });
    expect([again.status, again.body.code]).toEqual([409, "in_organisation"]);
    expect(await bench.services.database.orm.$count(organisations)).toBe(1);
  });

  test("the invited finds the invitation by its link or without, accepts, and the owner hears of it", async () => {
    const bob = await bench.person({ name: "Bob Yoon" });
    expect((await invite(bench, ann, bob.email, "billing")).status).toBe(201);
    const [mail] = await bench.mailsTo(bob.email);
    expect(mail?.text).toContain("Hanbit Logistics");
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).toHaveLength(43);
    const [row] = await bench.services.database.orm
      .select()
      .from(organisationInvitations)
      .where(eq(organisationInvitations.email, bob.email));
    expect(row?.tokenHash).not.toContain(token);
    const seen = await place(bench, bob, token);
    expect(seen.body.data).toMatchObject({ organisation: null, link: null, received: [{ by: "Ann Seo", role: "billing" }] });
    expect((await place(bench, await bench.person(), token)).body.data).toMatchObject({
      organisation: null,
      received: [],
      link: "other_address",
    });
    expect((await place(bench, bob, "nonsense")).body.data.link).toBe("unknown");
    expect((await accept(bench, bob)).body.data.organisation).toMatchObject({ role: "billing", invitations: [] });
    expect((await bench.mailsTo(ann.email)).at(-1)?.text).toContain("Bob Yoon");
    expect((await place(bench, bob, token)).body.data.link).toBe("unknown");
  });

  test("an address that is not proved, another one, a late one: nothing to accept", async () => {
    const unproved = await bench.person({ verified: false });
    const other = await bench.person();
    const late = await bench.person();
    for (const { email } of [unproved, late]) await invite(bench, ann, email);
    await bench.services.database.orm
      .update(organisationInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(organisationInvitations.email, late.email));
    const { body } = await place(bench, ann);
    const idOf = (email: string) => body.data.organisation.invitations.find((one: { email: string }) => one.email === email).id;
    for (const [person, id] of [
      [unproved, idOf(unproved.email)],
      [other, idOf(unproved.email)],
      [late, idOf(late.email)],
    ] as const) {
      const answer = await bench.call("POST", `/organisation/invitations/${id}/acceptance`, {}, { token: person.token });
      expect([person.id, answer.status]).toEqual([person.id, 404]);
    }
    // Somebody else's invitation cannot be declined either.
    const declined = await bench.call("DELETE", `/organisation/invitations/${idOf(late.email)}`, undefined, { token: other.token });
    expect(declined.status).toBe(404);
    // Who has since proved the address may.
    await bench.services.database.orm.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, unproved.id));
    expect((await accept(bench, unproved)).status).toBe(200);
  });

  test("only owners invite, rename, give roles and remove; strangers find nothing", async () => {
    const tech = await member(bench, ann, "technical");
    const stranger = await bench.person();
    for (const person of [tech, stranger]) {
      const refused = person === tech ? 403 : 404;
      expect((await invite(bench, person, "x@example.com")).status).toBe(refused);
      expect((await bench.call("PATCH", "/organisation", { name: "Mine" }, { token: person.token })).status).toBe(refused);
      expect((await change(person, ann.id, "billing")).status).toBe(refused);
      expect((await removing(bench, person, ann.id)).status).toBe(refused);
    }
    expect((await place(bench, tech)).body.data.organisation.invitations).toEqual([]);
    expect((await removing(bench, ann, stranger.id)).status).toBe(404);
    const away = await bench.person();
    await found(bench, away, "Elsewhere");
    expect((await change(ann, away.id, "technical")).status).toBe(404);
  });

  test("the last owner stays until somebody else is one; who is removed is told", async () => {
    const second = await member(bench, ann, "technical", { name: "Second" });
    for (const refused of [await removing(bench, ann, ann.id), await change(ann, ann.id, "technical")]) {
      expect([refused.status, refused.body.code]).toEqual([409, "last_owner"]);
    }
    expect((await change(ann, second.id, "owner")).status).toBe(200);
    expect((await bench.mailsTo(second.email, 2)).at(-1)?.subject).toContain("Your role");
    expect((await change(second, ann.id, "technical")).status).toBe(200);
    expect((await change(second, ann.id, "owner")).status).toBe(200);
    expect((await removing(bench, ann, second.id)).status).toBe(200);
    expect((await place(bench, second)).body.data.organisation).toBeNull();
    expect((await bench.mailsTo(second.email, 3)).at(-1)?.subject).toContain("no longer a member");
  });

  test("two owners who remove each other at the same moment: one stays", async () => {
    const one = await bench.person();
    const { id } = await found(bench, one, "Race");
    const two = await member(bench, one, "owner");
    const answers = await Promise.all([removing(bench, one, two.id), removing(bench, two, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { body } = await place(bench, answers[0]?.status === 200 ? one : two);
    expect(body.data.organisation).toMatchObject({ id, members: [{ role: "owner" }] });
  });

  test("an address invited again has one invitation with the newer link; the last one to go takes the organisation along", async () => {
    const owner = await bench.person();
    const { id } = await found(bench, owner, "Short-lived");
    const guest = await bench.person();
    await invite(bench, owner, guest.email, "technical");
    const [first] = await bench.mailsTo(guest.email);
    await invite(bench, owner, guest.email, "billing");
    await bench.mailsTo(guest.email, 2);
    const { body } = await place(bench, guest, /invitation=([\w-]+)/.exec(first?.text ?? "")?.[1]);
    expect(body.data).toMatchObject({ link: "unknown", received: [{ role: "billing" }] });
    expect((await removing(bench, owner, owner.id)).body.data.organisation).toBeNull();
    expect(await bench.services.database.orm.$count(organisations, eq(organisations.id, id))).toBe(0);
    expect((await place(bench, guest)).body.data.received).toEqual([]);
  });

  test("the last owner who is erased leaves an owner behind, or nothing", async () => {
    const owner = await bench.person();
    const { id } = await found(bench, owner, "Heirs");
    const heir = await member(bench, owner, "billing");
    const erase = (accountId: string) => bench.services.database.orm.transaction((tx) => leaveOnErasure(tx, accountId));
    await erase(owner.id);
    expect((await place(bench, heir)).body.data.organisation).toMatchObject({ id, role: "owner", members: [{ you: true }] });
    await erase(heir.id);
    expect(await bench.services.database.orm.$count(organisations, eq(organisations.id, id))).toBe(0);
  });
});
