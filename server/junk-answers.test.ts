// Everything the API declares, with nonsense for every path, query and body field it names, by everyone who may call: never a 5xx.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import type { Access, StaffRole } from "#platform/api/viewer.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { engines, oneEngine } from "#tests/fixtures/test-services.ts";
import { seeded } from "../bench/fuzz-api.ts";

const cursorOf = (value: string) => Buffer.from(JSON.stringify([value, "a".repeat(20)])).toString("base64url");
const texts = [
  "99999999999",
  "-1",
  "9e99",
  "\u0000",
  "nope",
  "🧨",
  "\u202e",
  "x".repeat(400),
  "2026-02-31",
  "0000-01-01T00:00:00.000Z",
  "c0ffee00-0000-4000-8000-000000000000",
  cursorOf("0000-01-01T00:00:00.000Z"),
  cursorOf("2026-02-31T00:00:00.000Z"),
  cursorOf("999999999999999"),
];
const values: unknown[] = [...texts, null, true, -1, 1e308, 2 ** 31, [], {}, [["x"]], ["x".repeat(400)], { type: "doc", content: [{}] }];
/** Somebody whom the rule lets in; an administrator may do what agents and editors may. */
function roleFor(access: Access, random: () => number): StaffRole | undefined {
  if (access === "customer" || access === "public") return undefined;
  return access === "signed-in" && random() < 0.5 ? undefined : "admin";
}

const somebody = (role: StaffRole | undefined) => (role ? { role } : {});

type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
};

describe.each(oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  let paths: Record<string, Record<string, Operation>>;
  let owner: Person;
  let admin: Person;
  let [ticket, chat] = ["", ""];
  let asked = 0;
  /** Where there are two engines, each nonsense goes to one of them: the next one's turn begins where the other's ends. `npm test` plays a
   * quarter of it on one. */
  let turn = engines.indexOf(engine);
  const turns = everyWay ? engines.length : 4;
  const mine = () => turn++ % turns === 0;
  beforeAll(async () => {
    bench = await apiBench(engine);
    paths = (await bench.call("GET", "/openapi.json")).body.paths;
    [owner, admin] = [await bench.person(), await bench.person({ role: "admin" })];
    const body = { subject: "Something", department: "technical", priority: "normal", body: fromPlainText("Here") };
    ticket = (await bench.call("POST", "/tickets", body, { token: owner.token })).body.data.id;
    const start = { client_id: "c".repeat(12), topic: "Something", department: "technical", service: null, body: "Here" };
    chat = (await bench.call("POST", "/chat", start, { token: owner.token })).body.data.id;
  });
  afterAll(() => bench.dispose());

  /** Asks, from an address of its own so that limits do not answer, and says what went wrong if it was us. */
  async function ask(token: string, method: string, path: string, body?: unknown): Promise<string[]> {
    asked += 1;
    const address = `198.51.${asked % 250}.${Math.floor(asked / 250)}`;
    const { status } = await bench.call(method.toUpperCase(), path, body, { token, address });
    return status >= 500 ? [`${status} ${method} ${path} ${JSON.stringify(body)?.slice(0, 300) ?? ""}`] : [];
  }

  test("tools 6: nonsense in any query is refused, not failed on, one by one and where something is", async () => {
    const wrong: string[] = [];
    let names = 0;
    for (const { method, path, access } of bench.api.inventory.filter((call) => call.method === "get")) {
      const query = (paths[path]?.[method]?.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);
      names += query.length;
      const person = access === "customer" || access === "public" ? owner : admin;
      const there = path.replace(/\{\w+\}/g, path.includes("chat") ? chat : ticket);
      for (const name of query) {
        for (const text of texts.filter(mine))
          wrong.push(...(await ask(person.token, method, `${there}?${new URLSearchParams({ [name]: text })}`)));
      }
    }
    expect(names).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  }, 180_000);

  test("tools 6: nonsense in any path or body is refused, not failed on", async () => {
    const random = seeded(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const wrong: string[] = [];
    for (const { method, path, access } of bench.api.inventory) {
      const fields = Object.keys(paths[path]?.[method]?.requestBody?.content["application/json"]?.schema.properties ?? {});
      const person = await bench.person(somebody(roleFor(access, random)));
      for (const text of texts.filter(() => random() < 0.5).filter(mine)) {
        const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(random() < 0.5 ? text : pick(texts)));
        const body = method === "get" ? undefined : Object.fromEntries(fields.map((name) => [name, random() < 0.4 ? text : pick(values)]));
        wrong.push(...(await ask(person.token, method, filled, body)));
      }
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  test.each([
    ["customer", "/tickets", 400],
    ["agent", "/staff/tickets", 400],
    ["customer", "/chat", 400],
    ["admin", "/staff/enquiries", 400],
    ["editor", "/staff/posts", 400],
  ] as const)("tools 6: %s at %s with a cursor of the year 0 is told so", async (kind, path, status) => {
    const person = await bench.person(kind === "customer" ? {} : { role: kind });
    for (const value of ["0000-01-01T00:00:00.000Z", "2026-02-31T00:00:00.000Z"]) {
      const answer = await bench.call("GET", `${path}?cursor=${cursorOf(value)}`, undefined, { token: person.token });
      expect([answer.status, answer.body.code]).toEqual([status, "malformed"]);
    }
  });
});
