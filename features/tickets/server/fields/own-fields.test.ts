// The provider's own fields: defined once, filled in by customers and staff, found by their values, never shown to the wrong eyes.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { webhooks } from "#db/schema/integrations.ts";
import { asOf, body, closedDaysAgo, defineFields, newTicket, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine, usualEngine } from "#tests/fixtures/test-services.ts";

const words = (text: string) => ({ en: text, ko: `${text} (한국어)` });
const plain = { hint: words(""), choices: [] as object[], departments: [] as string[], required: false, retired: false };
const choice = (id: string, retired = false) => ({ id, ...words(id.toUpperCase()), retired });

const os = { ...plain, id: "os", kind: "choice", audience: "customer", label: words("System"), choices: [choice("linux"), choice("bsd")] };
const seats = {
  ...plain,
  id: "seats",
  kind: "number",
  audience: "customer",
  label: words("Seats"),
  departments: ["sales"],
  required: true,
};
const since = { ...plain, id: "since", kind: "date", audience: "customer", label: words("Since") };
const cause = { ...plain, id: "cause", kind: "text", audience: "staff", label: words("Cause") };

describe.each(oneEngine)("own fields on %s", (engine) => {
  let bench: ApiBench;
  let [admin, agent, customer] = [] as unknown as [Person, Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera" });
    agent = await bench.person({ role: "agent", name: "Dohyun" });
    customer = await bench.person();
    await define([os, seats, since, cause]);
  });
  afterAll(() => bench.dispose());

  const read = async () => (await bench.call("GET", "/staff/settings/fields", undefined, asOf(admin))).body.data;
  const save = async (fields: unknown[]) =>
    bench.call("PUT", "/staff/settings/fields", { version: (await read()).version, value: { fields } }, asOf(admin));
  const define = (fields: object[]) => defineFields(bench, admin, fields);
  const open = (over: object, person = customer) =>
    bench.call("POST", "/tickets", newTicket(over), asOf(person, { address: "192.0.2.77" }));
  const refusedAt = async (over: object) => {
    const answer = await open(over, await bench.person());
    expect(answer.status).toBe(422);
    return answer.body.errors;
  };
  const change = (id: string, fields: object, more: object = {}) =>
    bench.call("PATCH", `/staff/tickets/${id}`, { fields, ...more }, asOf(agent));

  test("customers are asked for theirs, with the words of their language, and know nothing of those for staff", async () => {
    const { body: asked } = await bench.call("GET", "/ticket-fields", undefined, asOf(customer, { locale: "ko" }));
    expect(asked.data.map(({ id }: { id: string }) => id)).toEqual(["os", "seats", "since"]);
    expect(asked.data[0]).toMatchObject({ label: "System (한국어)", choices: [{ id: "linux", label: "LINUX (한국어)" }, { id: "bsd" }] });
    expect(JSON.stringify(asked)).not.toContain("Cause");
    const { body: all } = await bench.call("GET", "/staff/ticket-fields", undefined, asOf(agent));
    expect(all.data.map(({ id }: { id: string }) => id)).toEqual(["os", "seats", "since", "cause"]);
  });

  test("what is filled in comes back on the ticket of both sides; staff see what is empty as well", async () => {
    const ticket = await openOne(bench, customer, {
      department: "sales",
      priority: "normal",
      fields: { os: "bsd", seats: "3.5", since: "2026-11-02" },
    });
    const values = (list: { id: string; value: unknown }[]) => list.map(({ id, value }) => [id, value]);
    expect(values(ticket.fields)).toEqual([
      ["os", "bsd"],
      ["seats", 3.5],
      ["since", "2026-11-02"],
    ]);
    expect(ticket.fields.map(({ text }: { text: string }) => text)).toEqual(["BSD", "3.5", "2 November 2026"]);
    const { body: desk } = await bench.call("GET", `/staff/tickets/${ticket.id}`, undefined, asOf(agent));
    expect(values(desk.data.fields)).toEqual([...values(ticket.fields), ["cause", null]]);
  });

  test("what does not fit is refused at its field; what is required is asked for in its department only", async () => {
    expect(Object.keys(await refusedAt({ department: "sales", priority: "normal" }))).toEqual(["fields.seats"]);
    const errors = await refusedAt({ fields: { os: "dos", since: "2026-02-30", seats: 3, cause: "guessed", nothing: 1 } });
    expect(Object.keys(errors).sort()).toEqual(["fields.cause", "fields.nothing", "fields.os", "fields.seats", "fields.since"]);
    // A field of staff is as unknown to a customer as one that does not exist.
    expect(errors["fields.cause"]).toEqual(errors["fields.nothing"]);
    expect((await open({}, await bench.person())).status).toBe(201);
  });

  test("staff change a value: in the thread and the audit log from old to new, and nobody is overwritten unseen", async () => {
    const { id } = await openOne(bench, customer, { fields: { os: "linux" } });
    const changed = await change(id, { os: "bsd", cause: "Faulty cable" }, { seen: { fields: { os: "linux", cause: "" } } });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const { body: desk } = await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(agent));
    const events = desk.data.messages.filter((one: { event?: { type: string } }) => one.event?.type === "field");
    expect(events.map(({ event }: { event: { id: string; from: unknown; to: { en: string } } }) => [event.id, event.to.en])).toEqual([
      ["os", "BSD"],
      ["cause", "Faulty cable"],
    ]);
    expect(events[0].event.from).toEqual(words("LINUX"));
    const { body: log } = await bench.call("GET", `/staff/audit?action=changeTicket`, undefined, asOf(admin));
    expect(log.data[0].changes).toEqual([
      { field: "fields.os", from: "linux", to: "bsd" },
      { field: "fields.cause", from: null, to: "Faulty cable" },
    ]);
    const late = await change(id, { os: "linux" }, { seen: { fields: { os: "" } } });
    expect([late.status, late.body.data.conflicts[0]]).toEqual([409, { field: "fields.os", current: "bsd", by: null, at: null }]);
    expect((await change(id, { os: null })).body.data.fields[0].value).toBe(null);
    expect((await change(id, { since: "tomorrow" })).body.errors["fields.since"]).toHaveLength(1);
  });

  test("programs are told what was chosen, and no word of what was written", async () => {
    const hook = "hook-of-own-fields";
    const receiver = { id: hook, ownerId: admin.id, url: "https://hooks.example.com/", secret: "sealed" };
    await bench.services.database.orm.insert(webhooks).values({ ...receiver, events: ["ticket.created", "ticket.changed"] });
    const { id } = await openOne(bench, customer, { fields: { os: "linux" } });
    await change(id, { os: "bsd", cause: "Faulty cable" });
    const { body: sent } = await bench.call("GET", `/staff/webhooks/${hook}/deliveries`, undefined, asOf(admin));
    const told = sent.data.map(({ body: text }: { body: string }) => JSON.parse(text).data).reverse();
    expect(told).toMatchObject([{ field_os: "linux" }, { field_os: "bsd" }]);
    expect(JSON.stringify(told)).not.toContain("Faulty");
  });

  test("its customer never reads what is for staff: not on the ticket, not in the thread, not by guessing a filter", async () => {
    const { id } = await openOne(bench, customer);
    await change(id, { cause: "secretcause" });
    for (const path of [`/tickets/${id}`, `/tickets/${id}/messages`, "/tickets?status=all", "/ticket-fields"]) {
      const { body: answer } = await bench.call("GET", path, undefined, asOf(customer));
      expect(JSON.stringify(answer), path).not.toMatch(/secretcause|Cause/);
    }
    const { body: guessed } = await bench.call("GET", "/tickets?status=all&field=cause:secretcause", undefined, asOf(customer));
    expect(guessed.data).toEqual([]);
    const { body: desk } = await bench.call("GET", "/staff/tickets?view=all&field=cause:secretcause", undefined, asOf(agent));
    expect(desk.data.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  test("the desk's search finds a ticket by a text and by a choice in any language; a customer's does not find what is for staff", async () => {
    const { id } = await openOne(bench, customer, { fields: { os: "bsd" } });
    await change(id, { cause: "Zwölfter Verteiler, 광케이블 절단" });
    const found = async (question: string, who: Person, path: string) => {
      const { body: answer } = await bench.call("GET", `${path}&q=${encodeURIComponent(question)}`, undefined, asOf(who));
      return answer.data.some((one: { id: string }) => one.id === id);
    };
    for (const question of ["verteiler", "VERTEIL", "zwölfter verteiler", "광케이블", "절단", "BSD", "bsd (한국어)"]) {
      expect(await found(question, agent, "/staff/tickets?view=all"), question).toBe(true);
      expect(await found(question, customer, "/tickets?status=all"), question).toBe(false);
    }
    for (const question of ["linux (한국어)", "verteiler anderswo"]) {
      expect(await found(question, agent, "/staff/tickets?view=all"), question).toBe(false);
    }
    await change(id, { cause: "Kabel", os: "linux" });
    expect(await found("verteiler", agent, "/staff/tickets?view=all")).toBe(false);
    expect(await found("bsd", agent, "/staff/tickets?view=all")).toBe(false);
  });

  test("queues, saved views and the customer's list are narrowed by a value of any kind", async () => {
    const person = await bench.person();
    const ticket = await openOne(bench, person, {
      department: "sales",
      priority: "normal",
      fields: { os: "bsd", seats: 41, since: "2025-01-31" },
    });
    for (const filter of ["seats:41", "since:2025-01-31"]) {
      const { body: found } = await bench.call("GET", `/staff/tickets?view=all&field=${filter}`, undefined, asOf(agent));
      expect(
        found.data.map((one: { id: string }) => one.id),
        filter,
      ).toEqual([ticket.id]);
    }
    for (const filter of ["seats:many", "since:31.1.2025", "nothing:1", "os:dos"]) {
      const { status, body: found } = await bench.call("GET", `/staff/tickets?view=all&field=${filter}`, undefined, asOf(agent));
      expect([status, found.data], filter).toEqual([200, []]);
    }
    const own = await bench.call("GET", "/tickets?status=all&field=os:bsd", undefined, asOf(person));
    expect(own.body.data.map((one: { id: string }) => one.id)).toEqual([ticket.id]);
    const kept = await bench.call(
      "POST",
      "/staff/ticket-views",
      { name: "41 seats", filters: { view: "all", field: "seats:41" } },
      asOf(agent),
    );
    expect(kept.body.data).toMatchObject({ filters: { field: "seats:41" }, count: 1 });
  });

  test("what is left out is retired: no longer asked for, still read; taking the change back brings it back", async () => {
    const ticket = await openOne(bench, customer, { fields: { os: "bsd" } });
    await define([{ ...os, choices: [choice("linux")] }, seats, cause]);
    const { value } = await read();
    expect(value.fields.map(({ id, retired }: { id: string; retired: boolean }) => [id, retired])).toEqual([
      ["os", false],
      ["seats", false],
      ["cause", false],
      ["since", true],
    ]);
    expect(value.fields[0].choices.map(({ id, retired }: { id: string; retired: boolean }) => [id, retired])).toEqual([
      ["linux", false],
      ["bsd", true],
    ]);
    const { body: held } = await bench.call("GET", `/tickets/${ticket.id}`, undefined, asOf(customer));
    expect(held.data.fields).toMatchObject([{ id: "os", value: "bsd", text: "BSD" }]);
    expect(Object.keys(await refusedAt({ fields: { os: "bsd", since: "2026-01-01" } })).sort()).toEqual(["fields.os", "fields.since"]);
    await define([os, seats, since, cause]);
  });

  test("what a field was made as it stays; a staff field cannot be required, a choice needs choices", async () => {
    const turned = await save([os, seats, since, { ...cause, audience: "customer" }]);
    expect(Object.keys(turned.body.errors)).toEqual(["value.fields.3.audience"]);
    const wrong = await save([{ ...os, choices: [] }, seats, since, { ...cause, required: true }]);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(["value.fields.0.choices", "value.fields.3.required"]);
    const undone = await bench.call(
      "POST",
      "/staff/settings/fields/undo",
      { version: (await read()).version, undo: (await read()).history.at(-1).version },
      asOf(admin),
    );
    expect(undone.status).toBe(200);
    // The first version made the fields; what it made stays, retired.
    expect((await read()).value.fields.every(({ retired }: { retired: boolean }) => retired)).toBe(true);
    await define([os, seats, since, cause]);
  });

  test("staff who open one need not fill anything in; a ticket that goes on in another takes its values along", async () => {
    const forThem = { customer: customer.id, ...newTicket({ department: "sales", priority: "normal", body: body("By phone") }) };
    expect(
      (await bench.call("POST", "/staff/tickets", { ...forThem, fields: { cause: "Asked by phone" } }, asOf(agent))).body.data.fields,
    ).toMatchObject([
      { id: "os", value: null },
      { id: "seats", value: null },
      { id: "since", value: null },
      { id: "cause", value: "Asked by phone" },
    ]);
    const { id } = await openOne(bench, customer, { fields: { os: "linux" } });
    await change(id, { cause: "Known" });
    await bench.call("PATCH", `/staff/tickets/${id}`, { state: "closed" }, asOf(agent));
    await closedDaysAgo(bench, id, 60);
    const { body: on } = await bench.call("POST", `/tickets/${id}/messages`, { body: body("Again") }, asOf(customer));
    expect(on.data.id).not.toBe(id);
    expect(on.data.fields).toMatchObject([{ id: "os", value: "linux" }]);
    const { body: desk } = await bench.call("GET", `/staff/tickets/${on.data.id}`, undefined, asOf(agent));
    expect(desk.data.fields.at(-1)).toMatchObject({ id: "cause", audience: "staff", value: "Known" });
  });
});

test("random definitions, random values: what fits comes back the same, what does not is refused at its field", async () => {
  const bench = await apiBench(usualEngine);
  const [admin, person] = [await bench.person({ role: "admin" }), await bench.person()];
  let state = 20_261_117;
  const random = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const right = {
    text: () => `가${random(1e6)} "x" <b>`,
    number: () => (random(2e9) - 1e9) / 10 ** random(5),
    date: () => new Date(random(4e9) * 1000).toISOString().slice(0, 10),
    choice: (choices: { id: string }[]) => choices[random(choices.length)]?.id,
  };
  const wrong = { text: () => "a\u0007b", number: () => "twelve", date: () => "2026-13-01", choice: () => "none_of_them" };
  const kinds = ["text", "number", "date", "choice"] as const;
  let version = 0;
  const made: object[] = [];
  for (let round = 0; round < 6; round += 1) {
    const fields = Array.from({ length: 1 + random(5) }, (_, n) => {
      const kind = kinds[random(4)] ?? "text";
      const choices = kind === "choice" ? Array.from({ length: 1 + random(4) }, (_, c) => choice(`c${c}`)) : [];
      return { ...plain, id: `r${round}_${n}`, kind, audience: "customer", label: words(`Field ${n}`), choices, required: random(2) === 1 };
    });
    made.splice(0, made.length, ...fields);
    const saved = await bench.call("PUT", "/staff/settings/fields", { version, value: { fields } }, asOf(admin));
    version = saved.body.data.version;
    while (!bench.services.fields().some(({ id }) => id === `r${round}_0`)) await new Promise((later) => setTimeout(later, 10));
    for (let ticket = 0; ticket < 4; ticket += 1) {
      const bad = new Set<string>();
      const given = Object.fromEntries(
        fields.flatMap(({ id, kind, choices, required }) => {
          const luck = random(10);
          if (luck < 2) {
            bad.add(`fields.${id}`);
            return [[id, wrong[kind]()]];
          }
          if (luck < 4 && !required) return [];
          return [[id, right[kind](choices as { id: string }[])]];
        }),
      );
      await bench.services.limits.reset({ name: "ticket-create", points: 2, seconds: 60 }, person.id);
      const answer = await bench.call("POST", "/tickets", newTicket({ fields: given }), asOf(person));
      const about = JSON.stringify([fields, given, answer.body]);
      if (bad.size > 0) {
        expect(answer.status, about).toBe(422);
        expect(Object.keys(answer.body.errors).sort(), about).toEqual([...bad].sort());
        for (const texts of Object.values(answer.body.errors as Record<string, string[]>)) expect(texts[0]?.length).toBeGreaterThan(10);
      } else {
        expect(answer.status, about).toBe(201);
        const back = Object.fromEntries(answer.body.data.fields.map(({ id, value }: { id: string; value: unknown }) => [id, value]));
        expect(back, about).toEqual(given);
      }
    }
  }
  await bench.dispose();
});
