// Deny by default: every route states who may call it, and means it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCall } from "#platform/api/api-call.ts";
import { type Capability, can, capabilities, roles, type StaffRole } from "#platform/api/capabilities.ts";
import { isCommand } from "#platform/api/command.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";

/** Routes anybody may call. A new one is a decision: it is written down here too. */
const publicRoutes = [
  "POST /login",
  "POST /login/second-factor",
  "POST /customer-register",
  "POST /email-verification",
  "POST /email-verification/resend",
  "POST /forgot-password",
  "POST /reset-password",
  "POST /two-factor-reset/cancel",
  "POST /login/passkey",
  "POST /login/passkey/options",
  "POST /password/check",
  "POST /reset-password/check",
  "GET /login/single-sign-on",
  "POST /login/single-sign-on",
  "POST /login/single-sign-on/finish",
];

let bench: ApiBench;
let routes: readonly ApiCall[];
beforeAll(async () => {
  bench = await apiBench();
  routes = bench.api.inventory;
});
afterAll(() => bench.dispose());

const nameOf = ({ method, path }: ApiCall) => `${method.toUpperCase()} ${path}`;
const isCapability = (access: ApiCall["access"]): access is Capability => access in capabilities;
const isPublic = ({ access }: ApiCall) => access === "public" || access === "signed-request";
const call = (entry: ApiCall, token?: string) =>
  bench.call(entry.method.toUpperCase(), entry.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA"), undefined, {
    token,
    address: `192.0.2.${++callers % 250}`,
  });
let callers = 0;

test("there are routes, each once, each with a rule and a summary", () => {
  expect(routes.length).toBeGreaterThan(20);
  const shapes = routes.map((entry) => `${entry.method} ${entry.path.replace(/\{\w+\}/g, "{}")}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  for (const entry of routes)
    expect(`${nameOf(entry)}: ${entry.access} ${entry.summary}`).toMatch(
      /: (public|signed-in|customer|staff|[a-z]+\.[a-z]+|signed-request) \S/,
    );
});

test("the public routes of accounts are the ones written down", () => {
  const accounts = routes.filter(
    (entry) => isPublic(entry) && /^\/(login|logout|customer-register|email-|forgot-|reset-|password|two-factor-|user)/.test(entry.path),
  );
  expect(accounts.map(nameOf).sort()).toEqual([...publicRoutes].sort());
});

test("what is under /staff is for staff", () => {
  for (const entry of routes)
    if (entry.path.startsWith("/staff/")) expect(entry.access === "staff" || isCapability(entry.access), nameOf(entry)).toBe(true);
});

test("without a session every route that is not public answers 401", async () => {
  for (const entry of routes.filter((one) => !isPublic(one))) {
    const answer = await call(entry);
    expect(`${nameOf(entry)} ${answer.status} ${answer.body.code}`).toBe(`${nameOf(entry)} 401 unauthenticated`);
  }
});

test("a dead token answers 401 everywhere, on public routes too", async () => {
  for (const entry of routes) expect(`${nameOf(entry)} ${(await call(entry, "dead-token")).status}`).toBe(`${nameOf(entry)} 401`);
});

test("a customer on staff routes, staff on customer routes, and a role without the capability: 403", async () => {
  const customer = await bench.person();
  const names = Object.keys(roles) as StaffRole[];
  const staff = await Promise.all(names.map(async (role) => ({ role, token: (await bench.person({ role })).token })));
  for (const entry of routes) {
    const { access } = entry;
    const refused: string[] = [];
    if (access === "staff" || isCapability(access)) refused.push(customer.token);
    if (access === "customer") refused.push(...staff.map(({ token }) => token));
    if (isCapability(access)) refused.push(...staff.filter(({ role }) => !can({ kind: "staff", role }, access)).map(({ token }) => token));
    for (const token of refused) expect(`${nameOf(entry)} ${(await call(entry, token)).status}`).toBe(`${nameOf(entry)} 403`);
  }
});

/** What changes something outside the frame of a command. A new one is a decision: it is written down here, with its reason. */
const ownFrames: Record<string, string> = {
  logIn: "compares a password and counts failed tries, which stay counted when nothing else is stored",
  finishLogIn: "as logIn",
  confirmFactor: "as logIn",
  logInByPasskey: "as logIn: a challenge is spent by the try, whatever comes of it",
  askPasskey: "stores a challenge and nothing else",
  beginPasskey: "as askPasskey",
  beginSignOn: "stores an attempt and nothing else, then asks the provider",
  beginSignOnFactor: "as beginSignOn",
  finishSignOn: "as logInByPasskey: the attempt is spent and the provider asked before anything is stored; one transaction inside",
  finishSignOnFactor: "as finishSignOn",
  registerCustomer: "answers in the same time whether the address is known or not; a job stores it",
  resendVerification: "as registerCustomer",
  askPasswordReset: "as registerCustomer",
  checkPassword: "changes nothing: a password does not belong into an address",
  checkResetLink: "changes nothing: a token does not belong into an address",
  sayTicketTyping: "is told on and not stored",
  sayStaffTicketTyping: "is told on and not stored",
  tellChatTyping: "is told on and not stored",
  tellStaffChatTyping: "is told on and not stored",
  changeManyTickets: "one transaction for each ticket: what is refused for one is done for the others",
  revealContact: "reads; must work while nothing can be stored",
  checkPostLinks: "asks other sites and stores nothing",
  previewMail: "draws a mail and stores nothing",
  tryRule: "reads, in a transaction that cannot write",
  uploadFile: "the bytes are stored before the row, outside any transaction",
  uploadPostImage: "as uploadFile",
  authorizeChannels: "signs and stores nothing",
  receiveMail: "checks a signature over raw bytes; one transaction inside",
};

test("whatever changes something does it in the frame of a command", () => {
  const changing = routes.filter(({ method }) => method !== "get");
  const outside = changing.filter((entry) => !isCommand(entry)).map(({ id }) => id);
  expect(outside.sort()).toEqual(Object.keys(ownFrames).sort());
  expect(routes.filter((entry) => entry.method === "get" && isCommand(entry))).toEqual([]);
});

test("features open transactions in jobs and seeds only: a request's is opened by its frame", () => {
  const opening = files.filter((name) => /\.transaction\(/.test(readFileSync(join("features", name), "utf8")));
  expect(opening.filter((name) => /\.routes\.server\.ts$/.test(name))).toEqual(["tickets/server/staff/staff-tickets.routes.server.ts"]);
});

const files = readdirSync("features", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".server.ts"));

describe("nothing goes round the inventory", () => {
  test.each(files)("%s mounts routes through endpoint() only", (name) => {
    expect(readFileSync(join("features", name), "utf8")).not.toMatch(
      /router\s*\.\s*(get|post|put|patch|delete|all|use|route|on|openapi)\s*\(/,
    );
  });
});
