// The field that finds a canned reply by shortcut or title: what is found, which one is chosen, and the keys that move and take it.
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { CannedReplyView } from "#features/support/rules/canned-replies.contract.ts";

const shown = 8;

type Found = Pick<CannedReplyView, "id" | "shortcut"> & { title: Partial<CannedReplyView["title"]> };
type Finder<One> = { replies: readonly One[]; query?: string; onClose: () => void; onPick: (reply: One) => void };

export function useCannedFinder<One extends Found>({ replies, query = "", onClose, onPick }: Finder<One>) {
  const [words, setWords] = useState(query);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => input.current?.focus(), []);

  const plain = (text: string) => text.normalize("NFKC").toLowerCase();
  const asked = plain(words).trim();
  const found = replies
    .filter(({ shortcut, title }) => [shortcut, ...Object.values(title)].some((text) => plain(text).includes(asked)))
    .slice(0, shown);
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (reply: One) => `${id}-${reply.id}`;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
    else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (event.key === "Enter") {
      if (chosen) onPick(chosen);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    found,
    listId: id,
    field: {
      ref: input,
      value: words,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setWords(event.currentTarget.value);
        setAt(0);
      },
      onKeyDown,
      role: "combobox",
      "aria-expanded": true,
      "aria-controls": id,
      "aria-activedescendant": chosen ? optionId(chosen) : undefined,
    },
    option: (reply: One) => ({
      id: optionId(reply),
      role: "option",
      tabIndex: -1,
      "aria-selected": reply === chosen,
      onClick: () => onPick(reply),
    }),
  };
}
