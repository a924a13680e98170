import type { ClipboardEvent } from "react";
import { withoutJoiners } from "#content/keep-together.ts";

/** Copied words leave the joiners behind that only kept them on one line. */
export function plainCopy(event: ClipboardEvent) {
  const selection = getSelection();
  const text = selection?.toString() ?? "";
  const plain = withoutJoiners(text);
  if (!selection || plain === text) return;
  const copied = document.createElement("div");
  for (let index = 0; index < selection.rangeCount; index++) copied.append(selection.getRangeAt(index).cloneContents());
  event.clipboardData.setData("text/plain", plain);
  event.clipboardData.setData("text/html", withoutJoiners(copied.innerHTML));
  event.preventDefault();
}
