// The way of a draft to the server, from where the account's other devices get it: a second after the last key, at once when its field or
// the page is left, or when it was sent or dropped. A failure costs nothing here: the text stands in this browser and goes with the next one.
import { CallFailed, readCall, sendCall } from "#platform/api/browser-call.ts";
import { type DraftChange, letGo, onDraftChange } from "#platform/browser/draft-slot.ts";
import { draftAccount } from "#platform/browser/drafts.ts";
import { unsentDrafts } from "#platform/browser/drafts-elsewhere.ts";
import { draftMaximum } from "./draft-limits.ts";
import type { DraftView, keepDraft, listDrafts } from "./drafts.contract.ts";

const pauseMs = 1_000;
/** A browser takes no more than this along from a page that goes away. */
const farewellMaximum = 20_000;

export function carryDrafts(first: readonly DraftView[], hear: (rows: readonly DraftView[]) => void): () => void {
  const waiting = new Map<string, DraftChange>();
  const reached = new Set(first.map(({ place }) => place));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    for (const change of waiting.values()) {
      waiting.delete(change.place);
      // Somebody else is logged in by now, or nobody.
      if (change.by === draftAccount()) void send(change);
    }
  }

  async function send({ place, ...body }: DraftChange): Promise<void> {
    if ((body.entry?.length ?? 0) > draftMaximum) return;
    // What the server has never had need not be taken from it.
    if (body.entry === null && !reached.has(place)) return;
    reached.add(place);
    letGo(place);
    const keepalive = (body.entry?.length ?? 0) < farewellMaximum;
    try {
      const { data } = await sendCall<typeof keepDraft>("keepDraft", { params: { place }, body }, { keepalive });
      if (data?.other) hear([data]);
    } catch (error) {
      const again = !(error instanceof CallFailed) || error.status >= 500;
      if (again && !waiting.has(place)) waiting.set(place, { place, ...body });
    }
  }

  function add(change: DraftChange): void {
    waiting.set(change.place, change);
    clearTimeout(timer);
    timer = setTimeout(flush, change.entry === null ? 0 : pauseMs);
  }

  // Whoever comes back to a page that was left open may have written elsewhere meanwhile.
  const onVisible = () => {
    flush();
    if (document.visibilityState === "visible")
      readCall<typeof listDrafts>("listDrafts", {}).then(
        ({ data }) => hear(data),
        () => {},
      );
  };

  const stop = onDraftChange(add);
  for (const change of unsentDrafts(first)) add(change);
  const leaving = ["pagehide", "online"] as const;
  for (const sign of leaving) window.addEventListener(sign, flush);
  document.addEventListener("focusout", flush);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stop();
    flush();
    for (const sign of leaving) window.removeEventListener(sign, flush);
    document.removeEventListener("focusout", flush);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
