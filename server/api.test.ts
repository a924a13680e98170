import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { type Api, createApi } from "./api.ts";

let services: TestServices;
let api: Api;

beforeAll(async () => {
  services = await testServices();
  api = createApi(services, async () => null);
});
afterAll(() => services.dispose());

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request("http://api.test/contact", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return api.fetch(request, { requestId: "t", clientAddress: "203.0.113.9" });
}

test.each([
  ["no JSON", "{nope", 400, "malformed"],
  ["an array", "[]", 400, "malformed"],
  ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, "malformed"],
  ["too deep", `{"a":${"[".repeat(500)}${"]".repeat(500)}}`, 400, "malformed"],
  ["a forbidden key", '{"__proto__":{"admin":true}}', 400, "malformed"],
  ["too large", `{"a":"${"x".repeat(1_100_000)}"}`, 413, "too_large"],
  ["an unknown field", '{"surprise":1}', 422, "invalid"],
] as const)("%s gets a clear answer", async (_, body, status, code) => {
  const response = await post(body as BodyInit);
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { success: boolean; code: string; message: string };
  expect(answer).toMatchObject({ success: false, code });
  expect(answer.message.length).toBeGreaterThan(10);
  expect(JSON.stringify(answer)).not.toMatch(/\bat \/|node_modules|Error:/);
});

test("another content type is refused, an unknown path is not found, a dead token is a 401", async () => {
  expect((await post("a=b", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  const call = (path: string, headers = {}) =>
    api.fetch(new Request(`http://api.test${path}`, { headers }), { requestId: "t", clientAddress: "203.0.113.9" });
  expect((await call("/nothing")).status).toBe(404);
  expect((await call("/status", { authorization: "Bearer dead" })).status).toBe(401);
});

test("failures speak the caller's language", async () => {
  const answer = (await (await post("{", { "accept-language": "ko" })).json()) as { message: string };
  expect(answer.message).toMatch(/[가-힣]/);
});

test("tools 7: every operation of the document has a name and an answer, every body a type, and its patterns take what the calls take", async () => {
  const response = await api.fetch(new Request("http://api.test/openapi.json"), { requestId: "t", clientAddress: "203.0.113.9" });
  const document = await response.json();
  type Operation = {
    operationId?: string;
    responses: Record<string, { content?: object }>;
    requestBody?: { content: Record<string, object> };
  };
  const operations = api.inventory.map(({ path, method }) => document.paths[path][method] as Operation);
  expect(new Set(operations.map(({ operationId }) => operationId ?? "")).size).toBe(operations.length);
  for (const { operationId, responses, requestBody } of operations) {
    const [status = ""] = Object.keys(responses).filter((code) => code.startsWith("2"));
    expect([operationId, status === "204" || responses[status]?.content !== undefined]).toEqual([operationId, true]);
    for (const body of Object.values(requestBody?.content ?? {})) expect(body, operationId).toHaveProperty("schema");
  }
  const schemas = schemasIn(document);
  for (const { properties } of schemas) {
    for (const [name, field] of Object.entries(properties ?? {})) expect([name, Object.keys(field)], name).not.toEqual([name, []]);
  }
  const patterns = schemas.flatMap(({ pattern }) => pattern ?? []);
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) expect([pattern, /\/[a-z]*$/.test(pattern)]).toEqual([pattern, false]);
  const created = document.paths["/tickets"].post.requestBody.content["application/json"].schema;
  const { subject } = (created.$ref ? document.components.schemas[created.$ref.split("/").at(-1)] : created).properties;
  // Not every validator reads them with the flag u.
  for (const flag of ["u", ""]) {
    const line = new RegExp(subject.pattern, flag);
    expect(["Hello", "회선 지연", "two\nlines", "page\u2028break", "turned\u202eround"].map((text) => line.test(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  }
  for (const pattern of patterns) expect(pattern).not.toContain("\\p{");
});

type Schema = { pattern?: string; properties?: Record<string, object> };

/** Every object of the document that could be a schema. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== "object" || value === null) return [];
  const own = value as { pattern?: unknown; properties?: unknown };
  const isSchema = typeof own.pattern === "string" || (typeof own.properties === "object" && own.properties !== null);
  return [...(isSchema ? [own as Schema] : []), ...Object.values(value).flatMap(schemasIn)];
}

test("the OpenAPI document lists every mounted route", async () => {
  const response = await api.fetch(new Request("http://api.test/openapi.json"), { requestId: "t", clientAddress: "203.0.113.9" });
  const document = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  for (const { path, method } of api.inventory) expect(document.paths[path]?.[method], `${method} ${path}`).toBeDefined();
});
