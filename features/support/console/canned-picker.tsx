// Canned replies over the composer: found by shortcut or title, filled in for this ticket, in the customer's language unless asked otherwise.
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { CannedReplyView, FilledReply } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { useCannedFinder } from "./use-canned-finder.ts";

type CannedPickerProps = { ticket: TicketOnScreen; query: string; onClose: () => void; onPick: (body: RichText) => void };

export function CannedPicker({ ticket, query, onClose, onPick }: CannedPickerProps) {
  const list = useFetcher<{ replies: CannedReplyView[] }>({ key: "canned-replies" });
  const [language, setLanguage] = useState(ticket.customer.locale);
  const [failed, setFailed] = useState("");
  const replies = (list.data?.replies ?? []).filter(({ department }) => department === null || department === ticket.department);
  const { found, listId, field, option } = useCannedFinder({ replies, query, onClose, onPick: (reply) => void pick(reply) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void list.load("/staff/canned-replies");
  }, []);

  async function pick(reply: CannedReplyView) {
    try {
      const answer = await fetch(`/staff/canned-replies/${reply.id}/filled?ticket=${ticket.id}&language=${language}`);
      const { data, message } = (await answer.json()) as { data?: FilledReply; message?: string };
      if (data) onPick(data.body);
      else setFailed(message ?? m.error_unavailable());
    } catch {
      setFailed(m.error_unavailable());
    }
  }

  return (
    <div className="tk-canned" role="dialog" aria-label={m.desk_canned()}>
      <div className="tk-canned-find">
        <input {...field} placeholder={m.desk_canned_find()} aria-label={m.desk_canned_find()} />
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
      <div role="listbox" id={listId} aria-label={m.desk_canned()} tabIndex={-1}>
        {found.map((reply) => (
          <div key={reply.id} {...option(reply)} lang={language}>
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
