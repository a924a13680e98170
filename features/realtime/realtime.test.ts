import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";

describe("realtime over the API", () => {
  let bench: ApiBench;
  let ann: Person;
  let bob: Person;
  let agent: Person;
  let editor: Person;
  let ticketId: string;
  beforeAll(async () => {
    bench = await apiBench();
    ann = await bench.person();
    bob = await bench.person();
    agent = await bench.person({ role: "agent", name: "Park Dohyun" });
    editor = await bench.person({ role: "editor" });
    ticketId = (await openOne(bench, ann)).id;
  });
  afterAll(() => bench.dispose());

  const auth = (person: Person | null, channel: string) =>
    bench.call("POST", "/realtime/auth", { socket_id: "123.456", channel_name: channel }, person ? { token: person.token } : {});

  test("settings are public and follow the page", async () => {
    const { body } = await bench.call("GET", "/realtime?page=http%3A%2F%2Flocalhost%3A3000%2Fcustomer");
    expect(body.data).toMatchObject({ cluster: "mt1", wsHost: "localhost", wsPort: 3000, forceTLS: false });
    expect(body.data.key).toBeTruthy();
    expect((await bench.call("GET", "/realtime?page=javascript:alert(1)")).status).toBe(422);
  });

  test("who may listen to what", async () => {
    const channels = {
      [`private-customer-${ann.id}`]: [ann],
      "private-staff": [agent],
      [`private-staff-${agent.id}`]: [agent],
      [`private-staff-${editor.id}`]: [editor],
      [`presence-ticket-${ticketId}`]: [agent],
    };
    for (const [channel, allowed] of Object.entries(channels)) {
      for (const person of [ann, bob, agent, editor]) {
        const { status } = await auth(person, channel);
        expect([channel, person.id, status]).toEqual([channel, person.id, allowed.includes(person) ? 200 : 403]);
      }
      expect((await auth(null, channel)).status).toBe(401);
    }
  });

  test("no wildcard, prefix, suffix or unknown channel", async () => {
    const odd = ["private-customer-%", "private-customer-", `private-customer-${ann.id}-x`, `private-customer-${bob.id},${ann.id}`];
    for (const channel of [
      ...odd,
      "private-staff-*",
      "public",
      "presence-ticket-_____________",
      `private-encrypted-customer-${ann.id}`,
      `x-private-customer-${ann.id}`,
    ]) {
      expect([channel, (await auth(ann, channel)).status]).toEqual([channel, 403]);
    }
    expect((await auth(agent, "presence-ticket-00000000")).status).toBe(403);
  });

  test("presence shows a name and nothing else", async () => {
    const { body } = await auth(agent, `presence-ticket-${ticketId}`);
    expect(JSON.parse(body.channel_data)).toEqual({ user_id: agent.id, user_info: { name: "Park Dohyun" } });
  });

  test("several at once: each is judged by itself; a form works as well; nonsense is 400", async () => {
    const names = [`private-customer-${ann.id}`, `private-customer-${bob.id}`];
    const { body } = await bench.call("POST", "/realtime/auth", { socket_id: "1.2", channel_names: names }, { token: ann.token });
    expect(Object.entries(body.channels).map(([name, signed]) => [name, signed !== null])).toEqual([
      [names[0], true],
      [names[1], false],
    ]);
    const form = new Request("http://api.test/realtime/auth", {
      method: "POST",
      headers: { authorization: `Bearer ${ann.token}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ socket_id: "1.2", channel_name: names[0] ?? "" }),
    });
    expect((await bench.api.fetch(form, { requestId: "t", clientAddress: "::1" })).status).toBe(200);
    for (const socket_id of ["1", "1.2:private-x", 5, null]) {
      const answer = await bench.call("POST", "/realtime/auth", { socket_id, channel_name: names[0] }, { token: ann.token });
      expect(answer.status).toBe(400);
    }
  });
});
