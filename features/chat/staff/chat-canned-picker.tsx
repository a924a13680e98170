// Canned replies for a chat: found by shortcut or title, filled in by the API in the customer's language.
import "./chat-canned-picker.css";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { callChat, failureText, staffCalls } from "#features/chat/chat-calls.ts";
import type { CannedReplyView } from "#features/tickets/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.tsx";

type PickerProps = { address: string; language: Locale; onClose: () => void; onPick: (text: string) => void };

const shown = 8;

export function ChatCannedPicker({ address, language, onClose, onPick }: PickerProps) {
  const [replies, setReplies] = useState<CannedReplyView[] | null>(null);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    input.current?.focus();
    callChat<{ data: CannedReplyView[] }>(`${staffCalls}/canned-replies`).then(
      ({ data }) => setReplies(data),
      (error) => showToast(failureText(error), { tone: "error" }),
    );
  }, []);

  const asked = words.normalize("NFKC").toLowerCase().trim();
  const found = (replies ?? [])
    .filter(({ shortcut, title }) => [shortcut, title.en, title.ko].some((text) => text.normalize("NFKC").toLowerCase().includes(asked)))
    .slice(0, shown);
  const chosen = found[Math.min(at, found.length - 1)];

  async function pick(reply: CannedReplyView | undefined) {
    if (!reply) return;
    try {
      const { data } = await callChat<{ data: { text: string } }>(`${address}/canned-replies/${reply.id}?language=${language}`);
      onPick(data.text);
    } catch (error) {
      showToast(failureText(error), { tone: "error" });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
    else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (event.key === "Enter") void pick(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="ck-canned">
      <input
        ref={input}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={m.desk_chat_canned_find()}
        aria-label={m.desk_chat_canned_find()}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
      />
      <div role="listbox" id={id} aria-label={m.desk_chat_canned()} tabIndex={-1}>
        {found.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field above
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={reply === chosen}
            lang={language}
            onClick={() => void pick(reply)}
          >
            <code>{reply.shortcut}</code>
            <b>{reply.title[language]}</b>
            <p>{reply.body[language]}</p>
          </div>
        ))}
      </div>
      {replies && found.length === 0 ? <p className="ck-none">{m.desk_chat_canned_none()}</p> : null}
    </div>
  );
}
