import { expect, test } from "vitest";
import { draftsKey, dropDraft, readDraft, type TicketDraft, writeDraft } from "./ticket-draft.ts";

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const file = { id: "file-one-1", name: "a.txt", type: "text/plain", size: 1, width: null, height: null, created_at: "" };
const draft = (at: number): TicketDraft => ({ at, fields: { subject: "디스크 교체" }, body: null, draft: "draft-name", files: [file] });
const hour = 3_600_000;

test("a draft comes back to its customer and its form only", () => {
  const store = memory();
  writeDraft(store, "ann", "create", draft(hour));
  expect(readDraft(store, "ann", "create", 2 * hour)?.fields.subject).toBe("디스크 교체");
  expect(readDraft(store, "ann", "ticket-1", 2 * hour)).toBeNull();
  expect(readDraft(store, "bob", "create", 2 * hour)).toBeNull();
});

test("text outlives the files; both end", () => {
  const store = memory();
  writeDraft(store, "ann", "create", draft(0));
  expect(readDraft(store, "ann", "create", 10 * hour)?.files).toHaveLength(1);
  expect(readDraft(store, "ann", "create", 30 * hour)).toMatchObject({ files: [], draft: "" });
  expect(readDraft(store, "ann", "create", 24 * 8 * hour)).toBeNull();
});

test("the last draft to go takes the entry with it; broken entries and refused storage are no trouble", () => {
  const store = memory();
  writeDraft(store, "ann", "create", draft(0));
  dropDraft(store, "ann", "create");
  expect(store.getItem(draftsKey)).toBeNull();
  store.setItem(draftsKey, "{");
  expect(readDraft(store, "ann", "create", 0)).toBeNull();
  expect(writeDraft(undefined, "ann", "create", draft(0))).toBe(false);
});
