// Whoever copies an example out of the document is understood.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { declaredCalls } from "./declared-calls.ts";
import { openApiDocument } from "./openapi.ts";

type Media = Record<string, { schema?: unknown; example?: unknown }>;
type Operation = { operationId: string; requestBody?: { content: Media }; responses: Record<string, { content?: Media }> };

let bench: ApiBench;
const calls = await declaredCalls();
const document = openApiDocument(calls, { title: "API", version: "1" });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
const exampleOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.requestBody?.content["application/json"]?.example;
beforeAll(async () => {
  bench = await apiBench();
});
afterAll(() => bench.dispose());

test("engineer 6: every example of a request passes the validation of its own call", () => {
  const refused = calls.flatMap(({ id, body }) => {
    const read = exampleOf(id) === undefined ? undefined : body?.safeParse(exampleOf(id));
    return !read || read.success
      ? []
      : [`${id}: ${read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join(", ")}`];
  });
  expect(refused).toEqual([]);
});

/** Whole sets of settings, which hold together in ways no example can be drawn for: the answer of the GET beside each is one. */
const ownValues = ["saveDepartments", "saveMail", "previewMail", "saveRetention", "saveCalendar"];

test("engineer 6: a request without an example is one of those that send back what was read", () => {
  const silent = calls.filter(({ id, body }) => body && exampleOf(id) === undefined).map(({ id }) => id);
  expect(silent.sort()).toEqual(ownValues.toSorted());
});

test("engineer 6: a ticket is opened with the example as it stands", async () => {
  const customer = await bench.person();
  const answer = await bench.call("POST", "/tickets", exampleOf("createTicket") as object, { token: customer.token });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
});

test("engineer 6: the document says of answers what they are", () => {
  expect(String(document.info.description)).not.toContain("{ success, data }");
  const one = operations.find(({ operationId }) => operationId === "createTicket")?.responses["201"]?.content?.["application/json"]
    ?.example;
  expect(Object.keys(one as object)).toEqual(["data"]);
  expect(String(document.info.description)).toContain("`{ data }`");
});

test("engineer 6: a call that takes a form and JSON declares both", () => {
  const auth = operations.find(({ operationId }) => operationId === "authorizeChannels");
  expect(Object.keys(auth?.requestBody?.content ?? {}).sort()).toEqual(["application/json", "application/x-www-form-urlencoded"]);
});
