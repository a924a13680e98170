// Every route that takes an id, called by somebody whose id it is not. Features add their rows to `foreignCalls`.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys } from "#db/schema/accounts.ts";
import { newId } from "#platform/random-token.server.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

type Prepared = { bench: ApiBench; owner: Person };
type ForeignCall = {
  method: string;
  /** The path as declared; its `{…}` are filled with the owner's ids. */
  path: string;
  ids: (prepared: Prepared) => Promise<Record<string, string>>;
  body?: unknown;
};

/** As if it had been enrolled; who may touch it is what is asked here. */
const passkeyOf = async (bench: ApiBench, accountId: string): Promise<string> => {
  const id = newId();
  const row = { id, accountId, credentialId: `credential-${id}`, publicKey: "", counter: 0, rpId: "localhost", name: "Key" };
  await bench.services.database.orm.insert(passkeys).values(row);
  return id;
};

const ownPasskey: ForeignCall["ids"] = async ({ bench, owner }) => ({ id: await passkeyOf(bench, owner.id) });

const foreignCalls: ForeignCall[] = [
  { method: "PATCH", path: "/user/passkeys/{id}", ids: ownPasskey, body: { name: "Mine now" } },
  { method: "DELETE", path: "/user/passkeys/{id}", ids: ownPasskey },
  { method: "DELETE", path: "/user/sessions/{id}", ids: async ({ owner }) => ({ id: owner.sessionId }) },
  {
    method: "GET",
    path: "/user/export/{id}/file",
    ids: async ({ bench, owner }) => ({ id: (await bench.call("POST", "/user/export", undefined, { token: owner.token })).body.data.id }),
  },
];

describe.each(oneEngine)("foreign ids on %s", (engine) => {
  let bench: ApiBench;
  let owner: Person;
  let stranger: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    [owner, stranger, agent] = [await bench.person(), await bench.person(), await bench.person({ role: "agent" })];
  });
  afterAll(() => bench.dispose());

  test.each(foreignCalls)("$method $path", async ({ method, path, ids, body }) => {
    const values = await ids({ bench, owner });
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    expect((await bench.call(method, url, body, { token: stranger.token })).status).toBe(404);
    // A colleague has no business here either; where a route is for customers alone the answer is 403.
    expect([403, 404]).toContain((await bench.call(method, url, body, { token: agent.token })).status);
    expect((await bench.call(method, url, body)).status).toBe(401);
    const invented = path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA");
    expect((await bench.call(method, invented, body, { token: stranger.token })).status).toBe(404);
    expect((await bench.call("GET", "/user", undefined, { token: owner.token })).status).toBe(200);
  });

  test("a stranger's cursor shows nothing of the trail it was taken from", async () => {
    await bench.call("PATCH", "/user", { name: "Owner" }, { token: owner.token });
    await bench.call("DELETE", "/user/sessions", undefined, { token: owner.token });
    const { body } = await bench.call("GET", "/user/security-events?limit=1", undefined, { token: owner.token });
    const cursor = body.data[0].id;
    const answer = await bench.call("GET", `/user/security-events?cursor=${cursor}`, undefined, { token: stranger.token });
    expect(answer.body.data).toEqual([]);
  });

  test("every route of accounts that takes an id is in the list", () => {
    const declared = bench.api.inventory.filter(({ path }) => path.startsWith("/user") && path.includes("{"));
    expect(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      foreignCalls.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });
});
