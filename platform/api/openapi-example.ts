// An example of what a schema asks for, made from the schema itself: the document shows one for every body and answer.

import type { z } from "zod";
import { ticketNumbering } from "#content/ticket-number.ts";

type Json = Record<string, unknown>;

const inventedId = "k3Vd9QmZ7xTa";

/** By the name of a field, where a made-up value would say less. */
const byName: Record<string, unknown> = {
  id: inventedId,
  email: "dana@example.com",
  name: "Dana Kim",
  company: "Example Labs",
  phone: "+82 2 555 0100",
  password: "three-quiet-rivers-26",
  password_confirmation: "three-quiet-rivers-26",
  current_password: "three-quiet-rivers-26",
  subject: "Packet loss between Seoul and Busan",
  title: "Packet loss between Seoul and Busan",
  message: "Two of 40 packets are lost since 09:10 KST.",
  text: "Two of 40 packets are lost since 09:10 KST.",
  number: ticketNumbering.write(2026, 123),
  reference: "E-2026-000123",
  slug: "packet-loss",
  timezone: "Asia/Seoul",
  code: "123456",
  cursor: "eyJ2IjoiMjAyNi0xMS0xNSJ9",
  shortcut: "thanks",
  body: undefined,
};

/**
 * Of a request: without optional ids, which would name what is not there, and taken only where the call itself would take it. What no
 * example can be drawn for has none, unless its contract writes one.
 */
export function requestExample(body: z.ZodType, schema: Json, components: Json): unknown {
  const drawn = exampleOf(schema, components);
  if (typeof drawn !== "object" || drawn === null || Array.isArray(drawn)) return body.safeParse(drawn).success ? drawn : undefined;
  const whole = typeof schema.$ref === "string" ? (components[schema.$ref.split("/").at(-1) ?? ""] as Json) : schema;
  const required = (whole.required ?? []) as string[];
  const without = (example: object, leaves: (key: string, value: unknown) => boolean) =>
    Object.fromEntries(Object.entries(example).filter(([key, value]) => required.includes(key) || !leaves(key, value)));
  const full = without(drawn, (_, value) => [value].flat().includes(inventedId));
  const refused = new Set(body.safeParse(full).error?.issues.map(({ path }) => String(path[0])));
  const mended = without(full, (key) => refused.has(key));
  return body.safeParse(mended).success ? mended : undefined;
}

export function exampleOf(schema: Json, components: Json, name = "", depth = 0): unknown {
  if (depth > 8) return undefined;
  const inside = (inner: unknown, key = name) => exampleOf((inner ?? {}) as Json, components, key, depth + 1);
  // A name for a schema and a choice among several are no deeper than the value itself.
  const same = (inner: unknown) => exampleOf((inner ?? {}) as Json, components, name, depth);
  if (typeof schema.$ref === "string") return same(components[schema.$ref.split("/").at(-1) ?? ""]);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return same(choices.find(({ type }) => type !== "null") ?? choices[0]);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => inside(part)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return objectOf(schema, inside);
  if (type === "array")
    return Number(schema.minItems ?? 0) > 0 || depth < 4 ? [inside(schema.items)].filter((item) => item !== undefined) : [];
  if (type === "string") return textOf(schema, name);
  if (type === "integer" || type === "number") return Math.max(Number(schema.minimum ?? 1), 1);
  return type === "boolean" ? true : null;
}

function objectOf(schema: Json, inside: (inner: unknown, key?: string) => unknown): Json {
  const properties = Object.entries((schema.properties ?? {}) as Json);
  return Object.fromEntries(properties.map(([key, inner]) => [key, inside(inner, key)]).filter(([, value]) => value !== undefined));
}

function textOf(schema: Json, name: string): string {
  if (schema.format === "date-time") return "2026-11-15T00:30:00.000Z";
  if (schema.format === "date") return "2026-11-15";
  if (schema.format === "email") return "dana@example.com";
  if (schema.format === "uri") return "https://www.example.com/customer";
  const known = byName[name];
  if (typeof known === "string" && fits(schema, known)) return known;
  const candidates = [
    inventedId,
    "Zq8xV1nT5rLm3Kc7Wp2Ys9Df4Hb6Jg0Aa_Ee-UiOoXy",
    "1",
    "123456",
    "example",
    "123.456",
    "Example text that is long enough to be accepted",
  ];
  return candidates.find((text) => fits(schema, text)) ?? String(known ?? "example");
}

function fits({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json, text: string): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false;
  return typeof pattern !== "string" || new RegExp(pattern, "u").test(text);
}
