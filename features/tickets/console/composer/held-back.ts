import type { MessageKind } from "./draft-store.ts";

/** `closed`: the ticket takes no reply; `files`: some are still on their way; `sending`: so is the message. */
export type HeldBack = "closed" | "files" | "sending";

type Composing = { mayReply: boolean; uploading: boolean; sending: boolean };

/** Why a message cannot go now. Its buttons are drawn by this and its form obeys it, so that no key goes past a button. */
export function heldBack(kind: MessageKind, { mayReply, uploading, sending }: Composing): HeldBack | null {
  if (kind === "reply" && !mayReply) return "closed";
  if (uploading) return "files";
  return sending ? "sending" : null;
}
