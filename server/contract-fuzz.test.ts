// Requests drawn from every declared call, made by everybody, against one world: never a 5xx, and nothing of an account in an answer to
// another. 1,500 in `npm test`; `npm run bench fuzz` makes 100,000 of them on each engine. FUZZ_SEED repeats a run.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { online, sayIn, startTaken } from "#features/chat/server/chat-fixture.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import { addService, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { createApi } from "#server/api.ts";
import { resolveViewer } from "#server/pages/viewer.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { type Drawn, drawer, type FuzzWorld } from "#tests/fixtures/contract-fuzz.ts";
import { startSession } from "#tests/fixtures/start-session.ts";
import { engines, oneEngine } from "#tests/fixtures/test-services.ts";
import { seeded } from "../bench/fuzz-api.ts";

const total = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20261115);
/** A long run on a busy machine ends after this many minutes and says how far it came. */
const minutes = Number(process.env.FUZZ_MINUTES ?? 55);
/** Drawn one after the other, sent together: what meets by chance is part of it. */
const together = 8;

/** In everything the owner has; and in everything staff keep to themselves. */
const [ownersMark, insideMark] = ["Qwvzpatron", "Xjkqinside"];

describe.each(process.env.FUZZ_REQUESTS ? engines : oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  let world: FuzzWorld;
  let people: Record<"owner" | "stranger" | "agent" | "editor" | "admin", Person>;

  beforeAll(async () => {
    bench = await apiBench(engine);
    people = {
      owner: await bench.person({ name: `${ownersMark} Lee`, email: `${ownersMark.toLowerCase()}@example.com` }),
      stranger: await bench.person(),
      agent: await bench.person({ role: "agent" }),
      editor: await bench.person({ role: "editor" }),
      admin: await bench.person({ role: "admin" }),
    };
    const { owner, agent, stranger } = people;
    const as = (person: Person) => ({ token: person.token });
    const file = (await upload(bench, owner, `${ownersMark}.txt`, `${ownersMark}\n`)).body.data.id;
    const loose = (await upload(bench, owner, `${ownersMark}-loose.txt`, `${ownersMark}\n`, "?draft=draft-0002")).body.data.id;
    const service = await addService(bench, owner, "KR-1");
    const marked = { subject: `${ownersMark} subject`, body: body(`${ownersMark} words`), file_ids: [file], draft, service };
    const ticket = (await openOne(bench, owner, marked)).id;
    const note = { body: body(`${insideMark} note`), file_ids: [], draft: "draft-0003" };
    expect((await bench.call("POST", `/staff/tickets/${ticket}/notes`, note, as(agent))).status).toBe(201);
    await online(bench, agent);
    const chat = (await startTaken(bench, owner, agent, { topic: `${ownersMark} topic` })).id;
    await sayIn(bench, owner, "customer", chat, `${ownersMark} said`);
    await bench.call("POST", `/staff/chats/${chat}/notes`, { client_id: "c".repeat(12), body: `${insideMark} chat note` }, as(agent));
    await bench.call("POST", `/staff/customers/${owner.id}/notes`, { text: `${insideMark} card note` }, as(agent));
    const own = (await openOne(bench, stranger)).id;
    const post = (await bench.call("POST", "/staff/posts", { title: "Fuzz" }, as(people.editor))).body.data.id;
    const asked = (await bench.call("POST", "/user/export", undefined, as(owner))).body.data.id;
    world = {
      ids: [file, loose, service, ticket, chat, own, post, asked, owner.id, owner.sessionId, stranger.id, agent.id, "AAAAAAAAAAAAAAAAAAAA"],
      samples: [
        body("Hello"),
        body(`one\n\ntwo ${"long ".repeat(50)}`),
        { type: "doc", content: [] },
        "draft-0001",
        "ko",
        "fuzz-subject",
        goodPassword,
      ],
    };
  });
  afterAll(() => bench.dispose());

  const names = ["owner", "stranger", "agent", "editor", "admin", "visitor"] as const;
  type Who = (typeof names)[number];

  /** Whoever was logged out, disabled or given another role by an earlier request is there again. */
  async function revived(who: Exclude<Who, "visitor">): Promise<string> {
    const person = people[who];
    const role = who === "owner" || who === "stranger" ? null : who;
    await bench.services.database.query(
      "update accounts set disabled_at = null, erasure_due_at = null, two_factor_enabled_at = null, role = $2 where id = $1",
      [person.id, role],
    );
    person.token = (await startSession(bench.services.database.orm, person.id)).token;
    return person.token;
  }

  test("item 9: what earlier draws have found is the caller's mistake", async () => {
    const as = (who: Exclude<Who, "visitor">) => ({ token: people[who].token });
    for (const query of ["__proto__=x", "constructor=x", "toString=x", "__proto__=x&__proto__=y"]) {
      expect((await bench.call("GET", `/search?${query}`)).status, query).toBeLessThan(500);
      expect((await bench.call("GET", `/tickets?${query}`, undefined, as("owner"))).status, query).toBeLessThan(500);
    }
    const post = world.ids[6];
    const far = await bench.call("POST", `/staff/posts/${post}/ko/source`, { source_revision: Number.MAX_SAFE_INTEGER }, as("admin"));
    expect(far.status).toBe(422);
    const incident = { kind: "incident", affects: [], title: { en: "A", ko: "가" }, starts_at: "0000-01-01T00:00:00.000Z" };
    expect((await bench.call("POST", "/staff/incidents", incident, as("agent"))).status).toBe(422);
    await bench.call("POST", "/user/two-factor", { password: goodPassword }, as("stranger"));
    expect((await bench.call("POST", "/user/two-factor/confirm", { code: "한글한글한글" }, as("stranger"))).body.code).toBe("invalid_code");
  });

  /** Hashing a password takes as long as a hundred other calls. */
  const slow =
    /^(logIn|finishLogIn|registerCustomer|resetPassword|changePassword|eraseUser|beginTwoFactor|disableTwoFactor|askEmailChange)$/;

  test(`item 9: ${total} drawn requests: no 5xx, nothing of another account`, { timeout: 3_600_000 }, async () => {
    const free = { consume: async () => {}, allows: async () => true, check: async () => {}, reset: async () => {} };
    const services = { ...bench.services, limits: free };
    const api = createApi(services, resolveViewer(services));
    const random = seeded(seed);
    const draw = drawer(random, world);
    const calls = api.inventory.flatMap((call: ApiCall) => (slow.test(call.id) ? [call] : Array.from({ length: 12 }, () => call)));
    const statuses = new Map<number, number>();
    const reached = new Map<string, number>();
    const wrong: string[] = [];
    const started = Date.now();

    async function send({ call, path, headers, body: sent }: Drawn, who: Who, n: number, again = false): Promise<void> {
      const token = who === "visitor" ? undefined : people[who].token;
      const request = new Request(`http://api.test${path}`, {
        method: call.method.toUpperCase(),
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(sent === undefined ? {} : { body: sent }),
      });
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const response = await api.fetch(request, { requestId: "fuzz", clientAddress: address });
      const text = await response.text();
      // A machine too busy to answer says so by 503; the same request must then be answered the next time.
      if (response.status === 503 && !again) return send({ call, path, headers, body: sent }, who, n, true);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.ok) reached.set(call.id, (reached.get(call.id) ?? 0) + 1);
      const said = `${call.method} ${path.slice(0, 300)} by ${who} (request ${n}) ${sent?.slice(0, 400) ?? ""}`;
      if (response.status >= 500) wrong.push(`${response.status} ${said} → ${text.slice(0, 200)}`);
      // What somebody sends themselves may come back to them.
      const answer = text.replaceAll(sent ?? "\u0000", "");
      const { owner } = people;
      if (["visitor", "stranger", "editor"].includes(who) && (answer.includes(ownersMark) || answer.includes(owner.email)))
        wrong.push(`the owner's data: ${said}`);
      if (["visitor", "stranger", "owner", "editor"].includes(who) && answer.includes(insideMark)) wrong.push(`what is internal: ${said}`);
      if (response.status === 401 && who !== "visitor") await revived(who);
    }

    let made = 0;
    while (made < total && wrong.length < 20 && Date.now() - started < minutes * 60_000) {
      const from = made;
      const batch = Array.from({ length: Math.min(together, total - made) }, (_, at) => {
        const who = names[Math.floor(random() * names.length)] as Who;
        return send(draw(calls), who, from + at);
      });
      await Promise.all(batch);
      made += batch.length;
      if (made % 10_000 < together && made > 5_000)
        console.log(`${made} on ${engine} after ${Math.round((Date.now() - started) / 1000)} s`);
    }
    if (total > 5_000) {
      const seconds = Math.round((Date.now() - started) / 1000);
      const unreached = api.inventory.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
      console.log(
        `${made} requests on ${engine} in ${seconds} s, ${wrong.length} wrong; ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
      );
      console.log(`${reached.size} of ${api.inventory.length} calls answered at least once with success; never: ${unreached.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });
});
