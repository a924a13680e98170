// What somebody types on a public page, logged in or not: kept in this tab until it is sent. It is a draft like any other (drafts.ts): bound
// to who is logged in here, or to nobody, and gone at a log-out and at the log-in of somebody else. Public pages carry no more than this.
import { attempt, put, textAt } from "./browser-store.ts";
import type { Entry } from "./drafts.ts";
import type { AreaOf, NameOf } from "./kept-names.ts";

type InTab = { [Name in NameOf<"draft">]: AreaOf<Name> extends "sessionStorage" ? Name : never }[NameOf<"draft">];
type Fields = Readonly<Record<string, string>>;

const keptMs = 7 * 86_400_000;

export function visitorDraft(name: InTab) {
  return {
    read(): Fields {
      const entry = attempt(() => JSON.parse(textAt("sessionStorage", name) ?? "null") as Entry | null);
      if (!entry) return {};
      if (entry.v === 1 && entry.by === whoIsHere() && entry.until >= Date.now()) return fieldsIn(entry.value);
      put("sessionStorage", name, null);
      return {};
    },
    keep(fields: Fields | null): void {
      const entry = { v: 1, by: whoIsHere(), until: Date.now() + keptMs, value: fields } satisfies Entry;
      put("sessionStorage", name, fields ? JSON.stringify(entry) : null);
    },
  };
}

/** As app/session keeps it, in step with the cookie. */
function whoIsHere(): string {
  return attempt(() => String((JSON.parse(textAt("localStorage", "customer") ?? "") as { id?: unknown }).id ?? "")) ?? "";
}

function fieldsIn(value: unknown): Fields {
  return Object.fromEntries(Object.entries(value ?? {}).filter((field): field is [string, string] => typeof field[1] === "string"));
}
