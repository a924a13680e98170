import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FileView } from "#features/files/files.contract.ts";
import { fromPlainText, toPlainText } from "#features/rich-text/plain-text.ts";
import { forgetAll, openDraftsOf } from "#platform/browser/drafts.ts";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { chatDraftFiles, chatDrafts } from "./kept-outbox.ts";
import { type BegunReply, dropUnsent, moveUnsent, readUnsent } from "./unsent.ts";

const file = { id: "f1", name: "log.txt", type: "text/plain", size: 3, created_at: new Date().toISOString() } as FileView;

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

function move(kept: BegunReply | null): BegunReply | null {
  let reply: BegunReply | null = null;
  moveUnsent("chat", kept, (next) => {
    reply = next;
  });
  return reply;
}

test("what was typed stays until it was thrown away; a note that was begun is another text", () => {
  chatDrafts.keep("half a note", "chatnote");
  expect(readUnsent("chat")).toBeNull();
  chatDrafts.keep("half a sentence", "chat");
  expect(readUnsent("chat")).toEqual({ text: "half a sentence", draft: "", files: [] });
  dropUnsent("chat");
  expect(readUnsent("chat")).toBeNull();
  expect(chatDrafts.read("chatnote")).toBe("half a note");
});

test("it goes into the reply of the ticket, with its files, after what stands there", () => {
  chatDrafts.keep("and since when?", "chat");
  chatDraftFiles.keep({ draft: "d1", files: [file] }, "chat:files");
  const reply = move({ doc: fromPlainText("Hello"), draft: "d0", files: [] });
  expect(reply && toPlainText(reply.doc)).toBe("Hello\n\nand since when?");
  expect(reply).toMatchObject({ draft: "d1", files: [file] });
  expect(readUnsent("chat")).toBeNull();
});

test("files that the reply cannot take wait where they are", () => {
  chatDrafts.keep("two logs", "chat");
  chatDraftFiles.keep({ draft: "d1", files: [file] }, "chat:files");
  const other = { ...file, id: "f0" };
  expect(move({ doc: fromPlainText(""), draft: "d0", files: [other] })).toMatchObject({ draft: "d0", files: [other] });
  expect(readUnsent("chat")).toEqual({ text: "", draft: "d1", files: [file] });
});

test("nothing unsent makes no reply", () => {
  expect(move(null)).toBeNull();
});
