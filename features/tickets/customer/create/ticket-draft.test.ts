import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FileView } from "#features/files/files.contract.ts";
import { fromPlainText, toPlainText } from "#features/rich-text/plain-text.ts";
import { forgetAll, openDraftsOf } from "#platform/browser/drafts.ts";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { moveTicketDraft, ticketDrafts } from "./ticket-draft.ts";

const file = { id: "f1", name: "log.txt", type: "text/plain", size: 3, created_at: new Date().toISOString() } as FileView;
const begun = (text: string, draft: string, files: FileView[] = []) => ({ at: 1, fields: {}, body: fromPlainText(text), draft, files });
const textOf = (id: string) => {
  const body = ticketDrafts.read(id)?.body;
  return body ? toPlainText(body) : null;
};

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  openDraftsOf("ann");
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test("a reply goes on in the ticket that took its own in, with its files, after what stands there", () => {
  ticketDrafts.keep(begun("and since when?", "d1", [file]), "merged");
  ticketDrafts.keep(begun("Hello", "d2"), "target");
  moveTicketDraft("merged", "target");
  expect(textOf("target")).toBe("Hello\n\nand since when?");
  expect(ticketDrafts.read("target")).toMatchObject({ draft: "d1", files: [file] });
  expect(ticketDrafts.read("merged")).toBeNull();
});

test("files that the other reply cannot take wait where they are, and nothing moved changes nothing", () => {
  const other = { ...file, id: "f0" };
  ticketDrafts.keep(begun("two logs", "d1", [file]), "merged");
  ticketDrafts.keep(begun("", "d2", [other]), "target");
  moveTicketDraft("merged", "target");
  expect(ticketDrafts.read("target")).toMatchObject({ draft: "d2", files: [other] });
  expect(ticketDrafts.read("merged")).toMatchObject({ body: null, draft: "d1", files: [file] });

  moveTicketDraft("none", "target");
  expect(textOf("target")).toContain("two logs");
});
