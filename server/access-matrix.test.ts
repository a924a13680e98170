// Who × call, file and channel, drawn from the declarations: whoever is not named by one stays outside, and what belongs to a customer is
// not there for another. Pages and payloads: tests/e2e/access-matrix.spec.ts.
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys } from "#db/schema/accounts.ts";
import { organisationRequests } from "#db/schema/organisations.ts";
import { startOne } from "#features/chat/server/chat-fixture.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import { found, invite, place } from "#features/organisations/server/organisation-fixture.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { type Capability, capabilities, roles, type StaffRole } from "#platform/api/capabilities.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { channelRules } from "./channel-rules.ts";

type Who = { name: string; token?: string; kind?: "customer" | "staff"; role?: StaffRole; barred?: 401 | 403 };

let bench: ApiBench;
let owner: Person;
let stranger: Person;
let people: Who[];
let ids: Record<"ticket" | "chat" | "post" | "file" | "session" | "export" | "passkey" | "member" | "invitation" | "request", string>;

beforeAll(async () => {
  // With the second factor asked for, staff who have one work and staff who have none are let in nowhere but at setting it up.
  bench = await apiBench(engines.at(-1), { STAFF_TWO_FACTOR: "required" });
  owner = await bench.person();
  stranger = await bench.person();
  const file = (await upload(bench, owner, "mtr.txt", "hop 3 loss 3.1%\n")).body.data.id;
  const ticket = (await openOne(bench, owner, { file_ids: [file], draft })).id;
  const chat = (await startOne(bench, owner)).id;
  const writer = await bench.person({ role: "editor" });
  await bench.services.database.query("update accounts set two_factor_enabled_at = now() where id = $1", [writer.id]);
  const post = (await bench.call("POST", "/staff/posts", { title: "A draft" }, { token: writer.token })).body.data.id;
  const exported = (await bench.call("POST", "/user/export", undefined, { token: owner.token })).body.data.id;
  const passkey = "owners-passkey-00001";
  const enrolled = { id: passkey, accountId: owner.id, credentialId: passkey, publicKey: "", counter: 0, rpId: "localhost", name: "Key" };
  await bench.services.database.orm.insert(passkeys).values(enrolled);
  await found(bench, owner);
  const request = "waits-for-the-owner0";
  const asks = await bench.person();
  const { organisation } = (await place(bench, owner)).body.data;
  await bench.services.database.orm
    .insert(organisationRequests)
    .values({ id: request, organisationId: organisation.id, accountId: asks.id });
  const invitation = (await invite(bench, owner, "colleague@example.com")).body.data.organisation.invitations[0].id;
  ids = { ticket, chat, post, file, session: owner.sessionId, export: exported, passkey, member: owner.id, invitation, request };
  const staff = await Promise.all(
    (Object.keys(roles) as StaffRole[]).map(async (role): Promise<Who> => {
      const { id, token } = await bench.person({ role });
      await bench.services.database.query("update accounts set two_factor_enabled_at = now() where id = $1", [id]);
      return { name: role, token, kind: "staff", role };
    }),
  );
  const disabled = [await bench.person(), await bench.person({ role: "admin" })];
  for (const { id } of disabled) await bench.services.database.query("update accounts set disabled_at = now() where id = $1", [id]);
  people = [
    { name: "visitor" },
    { name: "customer", token: stranger.token, kind: "customer" },
    ...staff,
    { name: "disabled customer", token: disabled[0]?.token ?? "", barred: 401 },
    { name: "disabled admin", token: disabled[1]?.token ?? "", barred: 401 },
    { name: "admin without the second step", token: (await bench.person({ role: "admin" })).token, kind: "staff", barred: 403 },
  ];
});
afterAll(() => bench.dispose());

const isCapability = (access: string): access is Capability => access in capabilities;

/** What the declaration says, worked out here a second time: `in`, or the status of the refusal. */
function expected({ access }: ApiCall, { token, kind, role, barred }: Who): "in" | 401 | 403 {
  if (barred === 401) return 401;
  if (access === "public" || access === "signed-request") return "in";
  if (!token) return 401;
  if (access === "signed-in") return "in";
  if (access === "customer") return kind === "customer" ? "in" : 403;
  if (kind !== "staff" || barred) return 403;
  return access === "staff" || (role && isCapability(access) && (roles[role] as readonly Capability[]).includes(access)) ? "in" : 403;
}

let callers = 0;
async function made(call: ApiCall, path: string, token: string | undefined): Promise<401 | 403 | "in"> {
  const address = `192.0.2.${++callers % 250}`;
  const { status, body } = await bench.call(call.method.toUpperCase(), path, undefined, { token, address });
  expect(status, `${call.id} ${JSON.stringify(body)}`).toBeLessThan(500);
  if (status === 401 && body.code !== "unauthenticated") return "in";
  // Let in, and asked to prove anew who they are.
  if (body.code === "fresh_factor_required") return "in";
  return status === 401 || status === 403 ? status : "in";
}

test("item 8: every call, for everyone", async () => {
  const wrong: string[] = [];
  // Signed requests are known by their signature alone; whoever logs out is out.
  const calls = bench.api.inventory.filter(
    ({ access, id }) => access !== "signed-request" && id !== "logOut" && !id.startsWith("endOther"),
  );
  for (const call of calls) {
    for (const who of people) {
      const got = await made(call, call.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA"), who.token);
      const want = expected(call, who);
      if (got !== want) wrong.push(`${call.method} ${call.path} (${call.access}) for ${who.name}: ${got} instead of ${want}`);
    }
  }
  expect(wrong).toEqual([]);
}, 180_000);

test("item 8: what belongs to one customer is not there for another, by every call that names it", async () => {
  const nouns: [RegExp, keyof typeof ids][] = [
    [/^\/tickets\/\{id\}/, "ticket"],
    [/^\/chat\/\{id\}/, "chat"],
    [/^\/files\/\{id\}/, "file"],
    [/^\/user\/sessions\/\{id\}/, "session"],
    [/^\/user\/export\/\{id\}/, "export"],
    [/^\/user\/passkeys\/\{id\}/, "passkey"],
    [/^\/organisation\/members\/\{id\}/, "member"],
    [/^\/organisation\/invitations\/\{id\}/, "invitation"],
    [/^\/organisation\/requests\/\{id\}/, "request"],
  ];
  // A draft is named by its form, the same for everyone: that it is one account's alone is shown in features/drafts/drafts.test.ts.
  const named = bench.api.inventory.filter(
    ({ access, path }) => ["customer", "signed-in"].includes(access) && path.includes("{") && !path.startsWith("/drafts/"),
  );
  const wrong: string[] = [];
  for (const call of named) {
    const noun = nouns.find(([path]) => path.test(call.path))?.[1];
    expect(noun, `${call.path} names something this test does not know`).toBeDefined();
    const path = call.path.replace("{id}", ids[noun ?? "ticket"]).replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA");
    // An empty body is what most calls take; where one is checked first the answer is about the body, and the same for an invented id.
    const [foreign, invented] = await Promise.all(
      [path, call.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA")].map((one) =>
        bench.call(call.method.toUpperCase(), one, call.method === "get" ? undefined : {}, { token: stranger.token }),
      ),
    );
    if (![404, 422].includes(foreign?.status ?? 0) || JSON.stringify(foreign?.body) !== JSON.stringify(invented?.body))
      wrong.push(`${call.method} ${call.path}: ${foreign?.status} ${JSON.stringify(foreign?.body)}, invented ${invented?.status}`);
  }
  expect(wrong).toEqual([]);
  expect((await bench.call("GET", "/user", undefined, { token: owner.token })).status).toBe(200);
});

test("item 8: files and channels, for everyone", async () => {
  const may = (who: Who, capability: Capability) => Boolean(who.role && (roles[who.role] as readonly Capability[]).includes(capability));
  const channels: Record<string, (who: Who) => boolean> = {
    [`private-customer-${owner.id}`]: () => false,
    [`private-staff-${owner.id}`]: () => false,
    "private-staff": (who) => may(who, "tickets.answer"),
    [`presence-ticket-${ids.ticket}`]: (who) => may(who, "tickets.answer"),
    // A waiting chat is everybody's at the desk.
    [`private-chat-${ids.chat}`]: (who) => may(who, "chats.answer") || may(who, "chats.supervise"),
    [`presence-chat-${ids.chat}`]: () => false,
    [`presence-post-${ids.post}`]: (who) => may(who, "posts.write"),
  };
  for (const { name } of channelRules) {
    const known = Object.keys(channels).some((channel) => name.test(channel));
    expect(known, `${name} is a channel this test does not know`).toBe(true);
  }
  const seen: string[] = [];
  const wanted: string[] = [];
  for (const who of people) {
    const file = await bench.call("GET", `/files/${ids.file}`, undefined, { token: who.token });
    seen.push(`${who.name} file ${file.status}`);
    wanted.push(`${who.name} file ${!who.token || who.barred === 401 ? 401 : may(who, "tickets.answer") ? 200 : 404}`);
    for (const [channel_name, opens] of Object.entries(channels)) {
      const { status } = await bench.call("POST", "/realtime/auth", { socket_id: "1.2", channel_name }, { token: who.token });
      seen.push(`${who.name} ${channel_name} ${status}`);
      wanted.push(`${who.name} ${channel_name} ${!who.token || who.barred === 401 ? 401 : opens(who) ? 200 : 403}`);
    }
  }
  expect(seen).toEqual(wanted);
});
