// Who may call which route of support: the table is written down, and every verb is tried by every kind of account.
import { afterAll, beforeAll, expect, test } from "vitest";
import { download, upload } from "#features/files/file-fixture.ts";
import type { Access } from "#platform/api/viewer.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { usualEngine } from "#tests/fixtures/test-services.ts";
import { openOne } from "./ticket-fixture.ts";

const table: Partial<Record<Access, string[]>> = {
  customer: [
    "GET /services",
    "GET /tickets",
    "POST /tickets",
    "GET /tickets/{id}",
    "GET /tickets/{id}/messages",
    "GET /tickets/{id}/chat",
    "POST /tickets/{id}/messages",
    "POST /tickets/{id}/close",
    "POST /tickets/{id}/escalate",
    "POST /tickets/{id}/priority",
    "POST /tickets/{id}/copies",
    "DELETE /tickets/{id}/copies/{copy}",
    "POST /tickets/{id}/reopen",
    "POST /tickets/{id}/rating",
    "POST /tickets/{id}/read",
    "POST /tickets/{id}/typing",
  ],
  "signed-in": [
    "POST /files",
    "GET /files/{id}",
    "GET /files/{id}/preview",
    "DELETE /files/{id}",
    "GET /notifications",
    "POST /notifications/read",
    "POST /realtime/auth",
  ],
  staff: ["GET /staff/notification-preferences", "PATCH /staff/notification-preferences"],
  "tickets.answer": [
    "GET /staff/tickets",
    "POST /staff/tickets",
    "GET /staff/tickets/counts",
    "GET /staff/tickets/trends",
    "POST /staff/tickets/bulk",
    "GET /staff/ticket-people",
    "GET /staff/tickets/{id}",
    "PATCH /staff/tickets/{id}",
    "GET /staff/tickets/{id}/messages",
    "GET /staff/tickets/{id}/incident",
    "PUT /staff/tickets/{id}/incident",
    "GET /staff/tickets/{id}/chat",
    "POST /staff/tickets/{id}/merge",
    "POST /staff/tickets/{id}/follow",
    "DELETE /staff/tickets/{id}/follow",
    "POST /staff/tickets/{id}/replies",
    "DELETE /staff/tickets/{id}/replies/{reply}",
    "POST /staff/tickets/{id}/closing",
    "POST /staff/tickets/{id}/macro",
    "POST /staff/tickets/{id}/notes",
    "PATCH /staff/tickets/{id}/messages/{message}",
    "GET /staff/tickets/{id}/messages/{message}/edits",
    "POST /staff/tickets/{id}/typing",
    "GET /staff/tickets/{id}/side-conversations",
    "POST /staff/tickets/{id}/side-conversations",
    "POST /staff/tickets/{id}/side-conversations/{conversation}/messages",
    "POST /staff/tickets/{id}/side-conversations/{conversation}/close",
    "GET /staff/canned-replies",
    "POST /staff/canned-replies",
    "PUT /staff/canned-replies/{id}",
    "DELETE /staff/canned-replies/{id}",
    "GET /staff/canned-replies/{id}/filled",
    "GET /staff/ticket-fields",
    "GET /staff/ticket-views",
    "POST /staff/ticket-views",
    "DELETE /staff/ticket-views/{id}",
  ],
  "customers.read": [
    "GET /staff/customers",
    "GET /staff/customers/{id}",
    "POST /staff/customers/{id}/contact",
    "POST /staff/customers/{id}/notes",
    "DELETE /staff/customers/{id}/notes/{note}",
    "POST /staff/customers/{id}/verification",
    "GET /staff/customers/{id}/timeline",
  ],
  "customers.view": ["POST /staff/customers/{id}/view", "DELETE /staff/customers/{id}/view"],
  "team.manage": [
    "POST /staff/customers/{id}/two-factor/reset",
    "DELETE /staff/customers/{id}/two-factor/reset",
    "POST /staff/customers/{id}/access",
    "POST /staff/customers/{id}/merge",
  ],
  "signed-request": ["POST /inbound-mail"],
};

const mayCall: Partial<Record<Access, readonly string[]>> = {
  customer: ["customer"],
  "signed-in": ["customer", "agent", "editor", "admin"],
  staff: ["agent", "editor", "admin"],
  "tickets.answer": ["agent", "admin"],
  "customers.read": ["agent", "admin"],
  "customers.view": ["agent", "admin"],
  "team.manage": ["admin"],
};

let bench: ApiBench;
let people: Record<string, Person>;
beforeAll(async () => {
  bench = await apiBench();
  people = {
    customer: await bench.person(),
    agent: await bench.person({ role: "agent" }),
    editor: await bench.person({ role: "editor" }),
    admin: await bench.person({ role: "admin" }),
  };
});
afterAll(() => bench.dispose());

test("the rules of support are the ones written down", () => {
  const ours =
    /^\/(tickets|files|notifications|services$|realtime\/auth|inbound-mail|staff\/(tickets|ticket-|canned|customers|notification))/;
  const declared = bench.api.inventory.filter(({ path }) => ours.test(path));
  const stated = Object.entries(table).flatMap(([access, routes]) => routes.map((route) => `${route} ${access}`));
  expect(declared.map(({ method, path, access }) => `${method.toUpperCase()} ${path} ${access}`).sort()).toEqual(stated.sort());
});

test("each role gets exactly as far as its rule lets it", async () => {
  for (const [access, routes] of Object.entries(table) as [Access, string[]][]) {
    for (const route of access === "signed-request" ? [] : routes) {
      const [method = "", path = ""] = route.split(" ");
      for (const [role, person] of Object.entries(people)) {
        const { status } = await bench.call(method, path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA"), undefined, { token: person.token });
        const entered = status !== 401 && status !== 403;
        // A channel nobody named is malformed, not forbidden.
        expect([route, role, entered]).toEqual([route, role, mayCall[access]?.includes(role) ?? false]);
      }
    }
  }
});

test("staff who still owe their second factor see nothing of customers, not by file, bell or channel either", async () => {
  const strict = await apiBench(usualEngine, { STAFF_TWO_FACTOR: "required" });
  const [customer, agent] = [await strict.person(), await strict.person({ role: "agent" })];
  const draft = "draft-0001";
  const file = (await upload(strict, customer, "a.txt", "a", `?draft=${draft}`)).body.data.id;
  const ticket = await openOne(strict, customer, { file_ids: [file], draft });
  for (const route of [...(table["tickets.answer"] ?? []), ...(table["customers.read"] ?? [])]) {
    const [method = "", path = ""] = route.split(" ");
    const answer = await strict.call(method, path.replace(/\{\w+\}/g, ticket.id), undefined, { token: agent.token });
    expect([route, answer.body.code]).toEqual([route, "second_factor_required"]);
  }
  expect((await download(strict, agent, `/files/${file}`)).status).toBe(404);
  const auth = (channel_name: string) => strict.call("POST", "/realtime/auth", { socket_id: "1.2", channel_name }, { token: agent.token });
  for (const channel of ["private-staff", `presence-ticket-${ticket.id}`]) expect((await auth(channel)).status).toBe(403);
  expect((await strict.call("GET", "/notifications", undefined, { token: agent.token })).body.data).toEqual([]);
  await strict.dispose();
});
