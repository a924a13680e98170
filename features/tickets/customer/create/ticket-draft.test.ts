import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDraftsOf } from "#platform/browser/drafts.ts";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { type TicketDraft, ticketDrafts } from "./ticket-draft.ts";

const file = {
  id: "file-one-1",
  name: "a.txt",
  type: "text/plain",
  size: 1,
  width: null,
  height: null,
  created_at: new Date(0).toISOString(),
};
const hour = 3_600_000;
const draft = (): TicketDraft => ({ at: Date.now(), fields: { subject: "디스크 교체" }, body: null, draft: "draft-name", files: [file] });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", memoryStorage());
  openDraftsOf("ann");
});
afterEach(() => {
  openDraftsOf(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a draft comes back to its customer and its form only", () => {
  ticketDrafts.keep(draft(), "create");
  expect(ticketDrafts.read("create")?.fields.subject).toBe("디스크 교체");
  expect(ticketDrafts.read("ticket-1")).toBeNull();
  openDraftsOf("bob");
  expect(ticketDrafts.read("create")).toBeNull();
});

test("text outlives the files; both end", () => {
  ticketDrafts.keep(draft(), "create");
  vi.setSystemTime(24 * 6 * hour);
  expect(ticketDrafts.read("create")?.files).toHaveLength(1);
  ticketDrafts.keep(draft(), "create");
  vi.setSystemTime(24 * 7 * hour);
  expect(ticketDrafts.read("create")).toMatchObject({ fields: { subject: "디스크 교체" }, files: [] });
  vi.setSystemTime(24 * 14 * hour);
  expect(ticketDrafts.read("create")).toBeNull();
});
