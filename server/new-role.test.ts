// A new role is one line in the table of capabilities: what that line names is open to it, and nothing else, whatever the way there.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCall } from "#platform/api/api-call.ts";
import { type Capability, capabilities, roles, type StaffRole } from "#platform/api/capabilities.ts";
import type { ApiBench, Person } from "#tests/fixtures/api-bench.ts";

const role = "auditor" as StaffRole;
const may = (...held: Capability[]) => Object.assign(roles, { [role]: held });
const all = Object.keys(capabilities) as Capability[];

let bench: ApiBench;
let auditor: Person;
let customer: Person;
let ticket: string;
let chat: string;
let post: string;
let file: string;

beforeAll(async () => {
  may();
  // The schemas read the names of roles when they are loaded.
  const { apiBench } = await import("#tests/fixtures/api-bench.ts");
  const { startOne } = await import("#features/chat/server/chat-fixture.ts");
  const { openOne } = await import("#features/tickets/server/ticket-fixture.ts");
  const { draft, upload } = await import("#features/files/file-fixture.ts");
  bench = await apiBench();
  [auditor, customer] = [await bench.person({ role }), await bench.person()];
  file = (await upload(bench, customer, "mtr.txt", "hop 3 loss 3.1%\n")).body.data.id;
  ticket = (await openOne(bench, customer, { file_ids: [file], draft })).id;
  chat = (await startOne(bench, customer)).id;
  const editor = await bench.person({ role: "editor" });
  post = (await bench.call("POST", "/staff/posts", { title: "A draft" }, { token: editor.token })).body.data.id;
});
afterAll(async () => {
  Reflect.deleteProperty(roles, role);
  await bench.dispose();
});

let callers = 0;
async function isLetIn(entry: ApiCall): Promise<boolean> {
  // Whoever logs out is out: that one call gets a session of its own.
  const { token } = entry.path === "/logout" ? await bench.person({ role }) : auditor;
  const path = entry.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA");
  const { status } = await bench.call(entry.method.toUpperCase(), path, undefined, { token, address: `192.0.2.${++callers % 250}` });
  expect([401, 500], `${entry.method} ${entry.path}`).not.toContain(status);
  return status !== 403;
}

// A signed request is known by its signature, not by who is logged in.
const callsWhere = (wanted: (access: ApiCall["access"]) => boolean) =>
  bench.api.inventory.filter(({ access }) => access !== "signed-request" && wanted(access));
const isCapability = (access: ApiCall["access"]) => all.includes(access as Capability);

async function openCalls(calls: ApiCall[]): Promise<string[]> {
  const open: string[] = [];
  for (const entry of calls) if (await isLetIn(entry)) open.push(named(entry));
  return open;
}
const named = ({ method, path }: ApiCall) => `${method} ${path}`;

test("without a capability a role may what all staff may, and no capability opens what is not for staff", async () => {
  const forStaff = (access: ApiCall["access"]) => ["public", "signed-in", "staff"].includes(access);
  may();
  expect(await openCalls(callsWhere(() => true))).toEqual(callsWhere(forStaff).map(named));
  may(...all);
  expect(await openCalls(callsWhere((access) => !forStaff(access) && !isCapability(access)))).toEqual([]);
});

// Who holds all others and is refused shows for each of them that it does not open these calls.
test.each(all)("the calls of %s are open to who holds it alone, and to nobody who holds all others", async (held) => {
  const calls = callsWhere((access) => access === held);
  may(held);
  expect(await openCalls(calls)).toEqual(calls.map(named));
  may(...all.filter((other) => other !== held));
  expect(await openCalls(calls)).toEqual([]);
});

test("security 17: the files of a ticket open with tickets.answer only", async () => {
  for (const held of all) {
    may(held);
    const { status } = await bench.call("GET", `/files/${file}`, undefined, { token: auditor.token });
    expect([held, status]).toEqual([held, held === "tickets.answer" ? 200 : 404]);
  }
});

test("security 17: channels open with their capability only; the own one is for all staff, a customer's for no one", async () => {
  const needs: Record<string, readonly Capability[]> = {
    [`private-staff-${auditor.id}`]: all,
    [`private-staff-${customer.id}`]: [],
    [`private-customer-${customer.id}`]: [],
    "private-staff": ["tickets.answer"],
    [`presence-ticket-${ticket}`]: ["tickets.answer"],
    [`private-chat-${chat}`]: ["chats.answer", "chats.supervise"],
    [`presence-chat-${chat}`]: [],
    [`presence-post-${post}`]: ["posts.write"],
  };
  const { channelRules } = await import("./channel-rules.ts");
  for (const { name } of channelRules)
    expect(
      Object.keys(needs).some((channel) => name.test(channel)),
      `${name}`,
    ).toBe(true);
  for (const held of all) {
    may(held);
    for (const [channel_name, open] of Object.entries(needs)) {
      const { status } = await bench.call("POST", "/realtime/auth", { socket_id: "1.2", channel_name }, { token: auditor.token });
      expect([held, channel_name, status]).toEqual([held, channel_name, open.includes(held) ? 200 : 403]);
    }
  }
});

test("the colleague with the new role is shown, invited and named like any other", async () => {
  may("team.manage");
  const me = await bench.call("GET", "/user", undefined, { token: auditor.token });
  expect(me.body.data).toMatchObject({ kind: "staff", role });
  const another = { email: "another.auditor@example.com", name: "Hana Lee", role };
  const invited = await bench.call("POST", "/staff/team", another, { token: auditor.token });
  expect([invited.status, invited.body.data.role]).toEqual([201, role]);
  const { roleWords } = await import("#features/accounts/team/role-words.ts");
  expect(roleWords(role)).toBe("auditor");
});

test("the console shows the places of its capabilities and no others", async () => {
  const { placesFor } = await import("#app/shell/account/staff-nav.ts");
  may();
  expect(placesFor(role).map(({ to }) => to)).toEqual(["/staff"]);
  may("posts.write");
  expect(placesFor(role).map(({ to }) => to)).toEqual(["/staff", "/staff/blog"]);
});
