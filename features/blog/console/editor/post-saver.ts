// Saving while somebody writes. A copy stays in the browser at most 300 ms behind the keys, whatever becomes of tab, machine or network;
// the server gets the text 300 ms after the last key, one save after the other. Nothing here knows React or the network.

import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import type { SaveAnswer, StaffPost } from "#features/blog/rules/staff-post-views.ts";

export type PostWords = { title: string; summary: string; slug: string; body: PostDocument };

export type SaveOutcome =
  | { saved: SaveAnswer }
  | { newer: StaffPost }
  | { refused: { message: string; errors: Record<string, string> } }
  /** It is tried again. */
  | { failed: FailedSave };
/** No network here, no answer from there, nobody is logged in any more, or a colleague has deleted the post. */
export type FailedSave = "offline" | "unanswered" | "signed-out" | "deleted";

export type SaveState =
  | { kind: "saved"; at: string | null }
  | { kind: "waiting" | "saving" }
  | { kind: "failed"; why: FailedSave }
  | { kind: "newer"; theirs: StaffPost }
  | { kind: "refused"; message: string; errors: Record<string, string> };

export type SaveOptions = { byHand?: boolean; note?: string; source_revision?: number };

type SaverParts = {
  version: number;
  revision: number;
  read: () => PostWords;
  send: (words: PostWords, version: number, options: SaveOptions) => Promise<SaveOutcome>;
  /** The copy in the browser. */
  keep: (words: PostWords, version: number) => void;
  forget: () => void;
  onState: (state: SaveState) => void;
  onSaved?: (answer: SaveAnswer) => void;
};

const keepMs = 300;
const sendMs = 300;
const sendAtLatestMs = 2_000;
const retryMs = 3_000;

export type PostSaver = ReturnType<typeof createPostSaver>;

export function createPostSaver(parts: SaverParts) {
  let { version, revision } = parts;
  let dirty = false;
  let stopped = false;
  let firstChange = 0;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SaveState> | undefined;
  let state: SaveState = { kind: "saved", at: null };

  function tell(next: SaveState): SaveState {
    state = next;
    if (!stopped) parts.onState(next);
    return next;
  }

  function keepNow() {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    if (dirty) parts.keep(parts.read(), version);
  }

  async function sendNow(options: SaveOptions): Promise<SaveState> {
    const words = parts.read();
    dirty = false;
    firstChange = 0;
    // Trying again is not "saving": until an answer is there, the text is only here.
    if (state.kind !== "failed") tell({ kind: "saving" });
    const outcome = await parts.send(words, version, options);
    if ("saved" in outcome) {
      version = outcome.saved.version;
      revision = outcome.saved.revision;
      parts.onSaved?.(outcome.saved);
      if (dirty) return tell({ kind: "waiting" });
      parts.forget();
      return tell({ kind: "saved", at: outcome.saved.saved_at });
    }
    // What was typed is still only here.
    dirty = true;
    parts.keep(parts.read(), version);
    if ("newer" in outcome) return tell({ kind: "newer", theirs: outcome.newer });
    if ("refused" in outcome) return tell({ kind: "refused", ...outcome.refused });
    if (!stopped) sendTimer = setTimeout(() => void flush(), retryMs);
    return tell({ kind: "failed", why: outcome.failed });
  }

  async function flush(options: SaveOptions = {}): Promise<SaveState> {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    while (running) await running;
    // Somebody else's text is newer: a person decides, not a timer.
    if (state.kind === "newer" || (!dirty && !options.byHand && options.source_revision === undefined)) return state;
    running = sendNow(options);
    try {
      return await running;
    } finally {
      running = undefined;
      if (dirty && state.kind === "waiting") schedule();
    }
  }

  function schedule() {
    clearTimeout(sendTimer);
    const waited = Date.now() - firstChange;
    sendTimer = setTimeout(() => void flush(), Math.max(0, Math.min(sendMs, sendAtLatestMs - waited)));
  }

  return {
    changed() {
      dirty = true;
      firstChange ||= Date.now();
      keepTimer ??= setTimeout(keepNow, keepMs);
      if (state.kind === "newer") return;
      if (!running && state.kind !== "failed") tell({ kind: "waiting" });
      schedule();
    },
    flush,
    /** The page is going away. */
    keepNow,
    /** After a conflict: my text on top of theirs. */
    overwrite(theirVersion: number) {
      version = theirVersion;
      dirty = true;
      state = { kind: "waiting" };
      return flush({ byHand: true });
    },
    version: () => version,
    revision: () => revision,
    /** The page is there, or there again. */
    start() {
      stopped = false;
    },
    stop() {
      keepNow();
      stopped = true;
      clearTimeout(sendTimer);
    },
  };
}
