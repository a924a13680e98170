// Canned replies over the composer: found by shortcut or title, filled in for this ticket, in the customer's language unless asked otherwise.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { CannedReplyView, FilledReply } from "#features/tickets/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import type { TicketOnScreen } from "./ticket-page.ts";

type CannedPickerProps = { ticket: TicketOnScreen; query: string; onClose: () => void; onPick: (body: RichText) => void };

export function CannedPicker({ ticket, query, onClose, onPick }: CannedPickerProps) {
  const list = useFetcher<{ replies: CannedReplyView[] }>({ key: "canned-replies" });
  const [words, setWords] = useState(query);
  const [at, setAt] = useState(0);
  const [language, setLanguage] = useState(ticket.customer.locale);
  const [failed, setFailed] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void list.load("/staff/canned-replies");
    input.current?.focus();
  }, []);

  const asked = words.normalize("NFKC").toLowerCase().trim();
  const found = (list.data?.replies ?? [])
    .filter(({ department }) => department === null || department === ticket.department)
    .filter(({ shortcut, title }) => [shortcut, title.en, title.ko].some((text) => text.normalize("NFKC").toLowerCase().includes(asked)))
    .slice(0, 8);
  const chosen = found[Math.min(at, found.length - 1)];

  const pick = async (reply: CannedReplyView | undefined) => {
    if (!reply) return;
    try {
      const answer = await fetch(`/staff/canned-replies/${reply.id}/filled?ticket=${ticket.id}&language=${language}`);
      const { data, message } = (await answer.json()) as { data?: FilledReply; message?: string };
      if (data) onPick(data.body);
      else setFailed(message ?? m.error_unavailable());
    } catch {
      setFailed(m.error_unavailable());
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
    else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (event.key === "Enter") void pick(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="tk-canned" role="dialog" aria-label={m.desk_canned()}>
      <div className="tk-canned-find">
        <input
          ref={input}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKey}
          placeholder={m.desk_canned_find()}
          aria-label={m.desk_canned_find()}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        />
        <span role="radiogroup" aria-label={m.desk_card_language()}>
          {(["ko", "en"] as const).map((tongue) => (
            <label key={tongue}>
              <input
                type="radio"
                name="canned-language"
                checked={language === tongue}
                onChange={() => setLanguage(tongue)}
                onKeyDown={(event) => event.key === "Escape" && onClose()}
              />
              {tongue === "ko" ? m.desk_canned_korean() : m.desk_canned_english()}
            </label>
          ))}
        </span>
      </div>
      <div role="listbox" id={id} aria-label={m.desk_canned()} tabIndex={-1}>
        {found.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field above
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={reply === chosen}
            onClick={() => void pick(reply)}
            lang={language}
          >
            <code>/{reply.shortcut}</code>
            <b>{reply.title[language]}</b>
            <small>{m.desk_canned_used({ count: String(reply.used) })}</small>
            <p>{reply.body[language]}</p>
          </div>
        ))}
      </div>
      {found.length === 0 && list.state === "idle" && list.data ? <p className="tk-side-hint">{m.desk_canned_none()}</p> : null}
      {failed ? <p className="field-error">{failed}</p> : null}
      <p className="tk-canned-keys">{m.desk_canned_keys()}</p>
    </div>
  );
}
