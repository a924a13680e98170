// The OpenAPI document, drawn from the declared calls and from nothing else.
import { z } from "zod";
import { type ErrorId, errorList } from "#platform/errors.ts";
import { type ApiCall, isBytes, paramNames } from "./api-call.ts";
import { exampleOf, requestExample } from "./openapi-example.ts";

type Json = Record<string, unknown>;
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: Json;
  servers: Json[];
  tags: Json[];
  paths: Record<string, Json>;
  components: Json;
};
type SchemaOf = (schema: z.ZodType, io: "input" | "output") => Json;

export const failureAnswer = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: "In the language of Accept-Language" }),
    code: z.string().meta({ description: "Stable; the words of `message` are not" }),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    data: z.unknown().optional().meta({ description: "What a conflict shows beside its message" }),
  })
  .meta({ id: "Failure" });

export function openApiDocument(calls: readonly ApiCall[], info: { title: string; version: string }): OpenApiDocument {
  const schemas: Json = {};
  const schemaOf: SchemaOf = (schema, io) => collect(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json, schemas);
  schemaOf(failureAnswer, "output");
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const open = call.access === "public" || call.access === "signed-request";
    const operation = {
      operationId: call.id,
      tags: [call.tag],
      summary: call.summary,
      description: `Access: ${call.access}${factorWords[String(call.freshFactor)] ?? ""}`,
      security: open ? [] : [{ bearer: [] }, ...(keyMayCall(call) ? [{ apiKey: [] }] : [])],
      parameters: parametersOf(call, schemaOf, schemas),
      ...bodyOf(call, schemaOf, schemas),
      responses: { ...answerOf(call, schemaOf, schemas), ...failuresOf(call, open) },
    };
    paths[call.path] = { ...paths[call.path], [call.method]: operation };
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name, description: `Calls about ${name.toLowerCase()}` }));
  return {
    openapi: "3.1.0",
    info: {
      ...info,
      description: about,
      contact: { name: info.title },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags,
    paths,
    components: { schemas, responses: failureResponses(), securitySchemes: schemes },
  };
}

/** A program with a key may what a capability covers, unless it takes a person to prove who they are. */
export function keyMayCall({ access, freshFactor }: Pick<ApiCall, "access" | "freshFactor">): boolean {
  return (
    access.includes(".") &&
    !["team.manage", "integrations.manage", "settings.manage", "customers.view"].includes(access) &&
    freshFactor === undefined
  );
}

const schemes = {
  bearer: { type: "http", scheme: "bearer", description: "The token of a session, from POST /login" },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "ark_…",
    description:
      "An API key (POST /staff/api-keys). Needs the capability named under Access among its scopes. Over its calls a minute: 429 with Retry-After. Expired or revoked: 401",
  },
};

const about =
  "Calls carry `Authorization: Bearer` with the token of POST /login or an API key. An answer is `{ data }`, a page of a list `{ data, meta }` with `meta.next_cursor`; what has nothing to tell is 204 or `{ success: true }`. Failures are `{ success: false, message, code }` and have a stable `code` and a message in the language of Accept-Language.";

const factorWords: Partial<Record<string, string>> = {
  true: ". Needs a factor given in the last 10 minutes (POST /user/factor), else 403 `fresh_factor_required`",
  "password-in-body": ". The password in the body is the fresh factor",
  "password-if-any":
    ". The password in the body is the fresh factor; an account without one needs a factor given in the last 10 minutes instead, else 403 `fresh_factor_required`",
};

const failures: Record<number, { name: string; code: ErrorId; description: string }> = {
  400: { name: "Malformed", code: "malformed", description: "What was sent cannot be read" },
  401: { name: "Unauthenticated", code: "unauthenticated", description: "No session, or a dead one" },
  403: { name: "Forbidden", code: "forbidden", description: "Not yours to do" },
  404: { name: "NotFound", code: "not_found", description: "Not there, or not yours to know of" },
  409: { name: "Conflict", code: "conflict", description: "Something has changed meanwhile" },
  413: { name: "TooLarge", code: "too_large", description: "The body is larger than this call takes" },
  415: { name: "UnsupportedType", code: "unsupported_type", description: "Another content type is needed" },
  422: { name: "Invalid", code: "invalid", description: "Fields that need mending; `errors` says which" },
  429: { name: "RateLimited", code: "rate_limited", description: "Too often; Retry-After says when to come back" },
};

function failuresOf(call: ApiCall, open: boolean): Json {
  const body = call.body || call.streamed;
  const possible = [
    ...(body || call.query ? [400, 422] : []),
    // A dead token is refused everywhere, on public calls too.
    401,
    ...(open ? [] : [403]),
    ...(call.params ? [404] : []),
    ...(body ? [409, 413, 415] : []),
    429,
  ];
  return Object.fromEntries(
    possible.sort((a, b) => a - b).map((status) => [status, { $ref: `#/components/responses/${failures[status]?.name}` }]),
  );
}

function failureResponses(): Json {
  return Object.fromEntries(
    Object.values(failures).map(({ name, code, description }) => [
      name,
      {
        description,
        ...(errorList[code].status === 429 ? { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } } : {}),
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/Failure" }, example: { success: false, message: description, code } },
        },
      },
    ]),
  );
}

function parametersOf(call: ApiCall, schemaOf: SchemaOf, schemas: Json): Json[] {
  const shapeOf = (schema: z.ZodType | undefined) => (schema ? schemaOf(schema, "input") : {});
  const inPath = (shapeOf(call.params).properties ?? {}) as Record<string, Json>;
  const query = shapeOf(call.query);
  const needed = (query.required ?? []) as string[];
  const example = (name: string, schema: Json) => ({ schema, example: exampleOf(schema, schemas, name) });
  return [
    ...paramNames(call.path).map((name) => ({ name, in: "path", required: true, ...example(name, inPath[name] ?? { type: "string" }) })),
    ...Object.entries((query.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
      name,
      in: "query",
      required: needed.includes(name),
      ...example(name, schema),
    })),
  ];
}

function bodyOf(call: ApiCall, schemaOf: SchemaOf, schemas: Json): Json {
  if (call.body) {
    const schema = schemaOf(call.body, "input");
    const example = call.example?.body ?? requestExample(call.body, schema, schemas);
    const shown = example === undefined ? {} : { example };
    return { requestBody: { required: true, content: { "application/json": { schema, ...shown } } } };
  }
  if (!call.streamed) return {};
  const schema = call.streamed.fields ? schemaOf(call.streamed.fields, "input") : { type: "string", format: "binary" };
  const types = [call.streamed.type, ...(call.streamed.orJson ? ["application/json"] : [])];
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

function answerOf(call: ApiCall, schemaOf: SchemaOf, schemas: Json): Json {
  if (isBytes(call.answer)) {
    const content = Object.fromEntries(call.answer.bytes.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
    return { 200: { description: "The bytes", content } };
  }
  if (call.answer instanceof z.ZodNull) return { 204: { description: "Done" } };
  const schema = schemaOf(call.answer, "output");
  const example = call.example?.answer ?? exampleOf(schema, schemas);
  return { [call.status ?? 200]: { description: "Done", content: { "application/json": { schema, example } } } };
}

/** Named schemas move to the document's components; what is left points there. */
function collect(schema: Json, schemas: Json): Json {
  const { $schema: _, $defs, ...rest } = schema;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json)) schemas[name] = withoutId(pointed(definition) as Json);
  const { id, ...body } = pointed(rest) as Json & { id?: string };
  if (!id) return body;
  schemas[id] = body;
  return { $ref: `#/components/schemas/${id}` };
}

function withoutId({ id: _, ...schema }: Json): Json {
  return schema;
}

function pointed(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(pointed);
  if (typeof given !== "object" || given === null) return given;
  return Object.fromEntries(
    Object.entries(readableAnywhere(spelledOut(given as Json))).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string" ? [key, inner.replace("#/$defs/", "#/components/schemas/")] : [key, pointed(inner)],
    ),
  );
}

/** A record over a closed list of names is an object with these properties: generators know what to make of that. */
function spelledOut(schema: Json): Json {
  const names = (schema.propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names || schema.type !== "object") return schema;
  const { propertyNames: _, additionalProperties, ...rest } = schema;
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])), additionalProperties: false };
}

/** What stands for a class of characters in every dialect of patterns; letters and digits of all scripts are too many for that. */
const classes: [string, string][] = [
  ["\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f"],
  ["\\p{Zl}", "\\u2028"],
  ["\\p{Zp}", "\\u2029"],
];

/**
 * Validators differ: some read patterns without the flag u, where `\p{L}` means the letters p, {, L and }, and would refuse the subject
 * "Hello"; some do not know `prefixItems`. Such a pattern is said in words, and a tuple says what any of its items may be.
 */
function readableAnywhere(schema: Json): Json {
  const { pattern, ...rest } = schema;
  if (schema.items === false && Array.isArray(schema.prefixItems)) return { ...schema, items: { anyOf: schema.prefixItems } };
  if (typeof pattern !== "string") return schema;
  const portable = classes.reduce((text, [name, characters]) => text.replaceAll(name, characters), pattern);
  if (!portable.includes("\\p{")) return { ...rest, pattern: portable };
  return { ...rest, description: [schema.description, `Matches ${pattern} (flag u)`].filter(Boolean).join(". ") };
}
