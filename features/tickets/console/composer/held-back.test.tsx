import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { m } from "#platform/paraglide/messages.js";
import { ComposerHints } from "./composer-hints.tsx";
import { emptyDoc } from "./draft-store.ts";
import { heldBack } from "./held-back.ts";
import { SendButtons } from "./send-buttons.tsx";

const free = { mayReply: true, uploading: false, sending: false };

test("a ticket that takes no reply still takes notes; files and a message on its way hold back both", () => {
  expect([heldBack("reply", free), heldBack("note", free)]).toEqual([null, null]);
  const closed = { ...free, mayReply: false };
  expect([heldBack("reply", closed), heldBack("note", closed)]).toEqual(["closed", null]);
  expect(heldBack("reply", { ...closed, uploading: true })).toBe("closed");
  expect([heldBack("note", { ...closed, uploading: true }), heldBack("note", { ...free, sending: true })]).toEqual(["files", "sending"]);
});

test("every button of a kind that is held back is disabled; the one that sends keeps its focus", () => {
  const buttons = (held: Parameters<typeof SendButtons>[0]["held"]) =>
    renderToStaticMarkup(<SendButtons kind="reply" usual="answered" newer={false} held={held} onRead={() => {}} />).match(
      /<button[^>]*>/g,
    ) ?? [];
  const disabled = (button: string) => / disabled=/.test(button);
  const closed = buttons({ reply: "closed", note: null });
  expect(closed.map(disabled)).toEqual([...closed.slice(1).map(() => true), false]);
  const sending = buttons({ reply: "sending", note: "sending" });
  expect([disabled(sending[0] ?? ""), disabled(sending.at(-1) ?? "")]).toEqual([false, false]);
  expect(sending.slice(1, -1).every(disabled)).toBe(true);
});

test("a merged ticket says where replies belong, and says so aloud when somebody tries all the same", () => {
  const hints = (links: Partial<TicketOnScreen["links"][number]>[], blocked: boolean) =>
    renderToStaticMarkup(
      <ComposerHints
        ticket={{ state: "closed", links, may: { reply: false, reopen: false }, customer: { locale: "en" } } as unknown as TicketOnScreen}
        kind="reply"
        doc={emptyDoc}
        newer={[]}
        open={[]}
        blocked={blocked}
        refused={null}
        onReopen={() => {}}
      />,
    );
  const into = [{ kind: "merged_into" as const, id: "t2", number: "T-2026-0042" }];
  expect(hints(into, false)).toContain(m.console_merged_no_reply({ number: "T-2026-0042" }));
  expect(hints(into, false)).not.toContain("alert");
  expect(hints(into, true)).toContain('role="alert"');
  expect(hints([], true)).toContain(m.console_closed_hint());
});
