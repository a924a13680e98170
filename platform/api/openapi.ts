// The OpenAPI document, drawn from the declared calls and from nothing else.
import { z } from "zod";
import { type ApiCall, isBytes, paramNames } from "./api-call.ts";

type Json = Record<string, unknown>;
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: Json;
  servers: Json[];
  tags: Json[];
  paths: Record<string, Json>;
  components: Json;
};

export function openApiDocument(calls: readonly ApiCall[], info: { title: string; version: string }): OpenApiDocument {
  const schemas: Json = {};
  const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
    collect(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json, schemas);
  const failure = schemaOf(failureAnswer, "output");
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const operation = {
      operationId: call.id,
      tags: [call.tag],
      summary: call.summary,
      description: `Access: ${call.access}`,
      ...(call.access === "public" || call.access === "signed-request" ? { security: [] } : { security: [{ bearer: [] }] }),
      parameters: parametersOf(call, schemaOf),
      ...bodyOf(call, schemaOf),
      responses: { ...answerOf(call, schemaOf), default: { description: "Failure", content: { "application/json": { schema: failure } } } },
    };
    paths[call.path] = { ...paths[call.path], [call.method]: operation };
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name }));
  const components = { schemas, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } };
  return { openapi: "3.1.0", info, servers: [{ url: "/api" }], tags, paths, components };
}

type SchemaOf = (schema: z.ZodType, io: "input" | "output") => Json;

export const failureAnswer = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: "Failure" });

function parametersOf(call: ApiCall, schemaOf: SchemaOf): Json[] {
  const properties = (schema: z.ZodType | undefined) => (schema ? ((schemaOf(schema, "input").properties ?? {}) as Json) : {});
  const required = (schema: z.ZodType | undefined) => (schema ? ((schemaOf(schema, "input").required ?? []) as string[]) : []);
  const inPath = properties(call.params);
  const path = paramNames(call.path).map((name) => ({ name, in: "path", required: true, schema: inPath[name] ?? { type: "string" } }));
  const needed = required(call.query);
  const query = Object.entries(properties(call.query)).map(([name, schema]) => ({
    name,
    in: "query",
    required: needed.includes(name),
    schema,
  }));
  return [...path, ...query];
}

function bodyOf(call: ApiCall, schemaOf: SchemaOf): Json {
  if (call.body) return { requestBody: { required: true, content: { "application/json": { schema: schemaOf(call.body, "input") } } } };
  if (!call.streamed) return {};
  const schema = call.streamed.fields ? schemaOf(call.streamed.fields, "input") : { type: "string", format: "binary" };
  return { requestBody: { required: true, content: { [call.streamed.type]: { schema } } } };
}

function answerOf(call: ApiCall, schemaOf: SchemaOf): Json {
  if (isBytes(call.answer)) {
    const content = Object.fromEntries(call.answer.bytes.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
    return { 200: { description: "The bytes", content } };
  }
  if (call.answer instanceof z.ZodNull) return { 204: { description: "Done" } };
  return { [call.status ?? 200]: { description: "Done", content: { "application/json": { schema: schemaOf(call.answer, "output") } } } };
}

/** Named schemas move to the document's components; what is left points there. */
function collect(schema: Json, schemas: Json): Json {
  const { $schema: _, $defs, ...rest } = schema;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json)) schemas[name] = pointed(definition) as Json;
  const { id, ...body } = pointed(rest) as Json & { id?: string };
  if (!id) return body;
  schemas[id] = body;
  return { $ref: `#/components/schemas/${id}` };
}

function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string" ? [key, inner.replace("#/$defs/", "#/components/schemas/")] : [key, pointed(inner)],
    ),
  );
}
