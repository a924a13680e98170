// A text that is too long is refused in words, by its field, with the text still there: never by its weight. Three times the longest text
// every call takes has to come through, in letters that a form escapes to nine bytes each (Hangul).
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { readForm } from "#app/forms/read-form.server.ts";
import { action as sendContactForm } from "#app/routes/site/resources.contact-us.tsx";
import routes from "#app/routes.ts";
import { messageMaximum } from "#features/enquiries/rules/enquiries.contract.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { plainBody } from "#platform/api/body-limit.ts";
import { declaredCalls } from "#platform/api/declared-calls.ts";
import { routeTable } from "#platform/api/route-table.ts";
import { bodyLimitOf } from "./body-limits.ts";

/** How many times its longest text somebody may paste and still get it back with a word on it. */
const times = 3;
const bytesInForm = 9;
const bytesInJson = 3;

const calls = await declaredCalls();
const api = { routes: routeTable(calls), inventory: calls };
const callsByName = new Map(calls.map((call) => [call.id, call]));

type Json = { maxLength?: number; maxItems?: number; pattern?: string; [key: string]: unknown };

/** Letters of all texts of a body together, each at its longest; a list at a hundred where it names no end. */
function lettersIn(schema: unknown): number {
  if (typeof schema !== "object" || schema === null) return 0;
  if (Array.isArray(schema)) return schema.reduce((sum: number, one) => sum + lettersIn(one), 0);
  const { type, maxLength = 0, properties, items, maxItems = 100, anyOf, oneOf, propertyNames, additionalProperties } = schema as Json;
  if (type === "string") return maxLength;
  if (type === "array") return maxItems * lettersIn(items);
  const ways = [anyOf, oneOf].flatMap((all) => (Array.isArray(all) ? all : []));
  const keys = (propertyNames as Json | undefined)?.enum;
  const named = lettersIn(Object.values((properties as object | undefined) ?? {}));
  const keyed = Array.isArray(keys) ? keys.length * lettersIn(additionalProperties) : 0;
  return named + keyed + Math.max(0, ...ways.map(lettersIn));
}

function textOf({ body }: ApiCall): number {
  return body ? lettersIn(z.toJSONSchema(body, { io: "input", unrepresentable: "any", cycles: "ref" })) : 0;
}

/** What no person types: answers of a provider; a draft as a script keeps it, and a longer one stays on its device. */
const byPrograms = ["finishSignOn", "finishSignOnFactor", "keepDraft"];

test("every call takes three times its longest texts, to refuse them by their fields", () => {
  const known = calls.filter((call) => textOf(call) > 0 && !byPrograms.includes(call.id));
  expect(known.length).toBeGreaterThan(60);
  const refused = known.filter((call) => (call.bodyLimit ?? plainBody).bytes < times * bytesInJson * textOf(call));
  expect(refused.map((call) => `${call.id}: ${textOf(call)} letters`)).toEqual([]);
});

type Page = { path: string; file: string };

function pagesOf(entries: readonly RouteConfigEntry[], above = ""): Page[] {
  return entries.flatMap(({ path, file, children }) => {
    const full = path === undefined ? above : `${above}/${path}`;
    return [{ path: full.replace(/:\w+\??/g, "AAAAAAAAAAAAAAAAAAAA"), file: `app/${file}` }, ...pagesOf(children ?? [], full)];
  });
}

/** The calls a page may make: those its module, and what it takes from app/, have from the contracts. */
function callsOf(file: string, seen = new Set<string>()): ApiCall[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(file, "utf8").matchAll(/import (?!type )([^;]*?) from "([^"]+)"/g)];
  return imports.flatMap(([, names = "", from = ""]) => {
    if (from.endsWith(".contract.ts")) return [...names.matchAll(/\w+/g)].flatMap(([name]) => callsByName.get(name) ?? []);
    if (from.startsWith("#app/")) return callsOf(from.slice(1), seen);
    return from.startsWith(".") ? callsOf(join(dirname(file), from), seen) : [];
  });
}

test("every page takes what its calls take, escaped by a form, to give it back with an error", async () => {
  const pages = pagesOf((await routes) as RouteConfigEntry[]).filter(
    ({ file }) => existsSync(file) && /export (?:async function|const) action\b|export \{[^}]*\baction\b/.test(readFileSync(file, "utf8")),
  );
  expect(pages.length).toBeGreaterThan(40);
  const refused = pages.flatMap(({ path, file }) => {
    const longest = Math.max(0, ...callsOf(file).map((call) => (call.method === "get" ? 0 : textOf(call))));
    return bodyLimitOf(api, "POST", path).bytes < times * bytesInForm * longest ? [`${path}: ${longest} letters`] : [];
  });
  expect(refused).toEqual([]);
});

test("a page reads as much of a form as the door lets in", async () => {
  for (const { path } of pagesOf((await routes) as RouteConfigEntry[])) {
    const body = `text=${"a".repeat(plainBody.bytes)}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const read = readForm(new Request(`http://site.test${path}`, { method: "POST", body, headers })).then(
      () => true,
      () => false,
    );
    expect(await read, path).toBe(bodyLimitOf(api, "POST", path).bytes > plainBody.bytes);
  }
});

test("an enquiry three times too long comes back whole, with the error that names the limit", async () => {
  const message = "가".repeat(times * messageMaximum);
  const form = new URLSearchParams({ intent: "sales", name: "Ara", email: "ara@example.com", message, consent: "on" });
  const request = new Request("http://site.test/resources/contact-us", { method: "POST", body: form });
  const args = { request, params: {}, context: new RouterContextProvider() };
  const answer = await sendContactForm(args as unknown as Parameters<typeof sendContactForm>[0]);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { values: { message }, problems: { message: "message_long" } } });
  expect(bodyLimitOf(api, "POST", "/resources/contact-us").bytes).toBeGreaterThan(form.toString().length);
});
