// Canned replies over the composer: found by shortcut or title, filled in for this ticket, in the customer's language unless asked otherwise.
import "#ui/console/console-canned.css";
import { useEffect, useState } from "react";
import { locales } from "#content/locales.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { useCannedFinder } from "#features/support/console/use-canned-finder.ts";
import type { CannedReplyView, listCannedReplies } from "#features/support/rules/canned-replies.contract.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { fillCannedReply } from "#features/tickets/rules/staff-writing.contract.ts";
import { CallFailed, readCall } from "#platform/api/browser-call.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

type CannedPickerProps = { ticket: TicketOnScreen; query: string; onClose: () => void; onPick: (body: RichText) => void };

export function CannedPicker({ ticket, query, onClose, onPick }: CannedPickerProps) {
  const [list, setList] = useState<CannedReplyView[] | null>(null);
  const [language, setLanguage] = useState(ticket.customer.locale);
  const [failed, setFailed] = useState("");
  const replies = (list ?? []).filter(({ department }) => department === null || department === ticket.department);
  const { found, listId, field, option } = useCannedFinder({ replies, query, onClose, onPick: (reply) => void pick(reply) });

  useEffect(() => {
    readCall<typeof listCannedReplies>("listCannedReplies", {}).then(
      ({ data }) => setList(data),
      (error) => setFailed(wordsOf(error)),
    );
  }, []);

  async function pick(reply: CannedReplyView) {
    try {
      const asked = { params: { id: reply.id }, query: { ticket: ticket.id, language } };
      const { data } = await readCall<typeof fillCannedReply>("fillCannedReply", asked);
      onPick(data.body);
    } catch (error) {
      setFailed(wordsOf(error));
    }
  }

  return (
    <div className="console-canned" role="dialog" aria-label={m.console_canned()}>
      <div className="cluster console-canned-find">
        <input {...field} placeholder={m.console_canned_find()} aria-label={m.console_canned_find()} />
        <span role="radiogroup" aria-label={m.console_card_language()}>
          {[...locales].reverse().map((tongue) => (
            <label key={tongue}>
              <input
                type="radio"
                name="canned-language"
                checked={language === tongue}
                onChange={() => setLanguage(tongue)}
                onKeyDown={(event) => event.key === "Escape" && onClose()}
              />
              {languageWord[tongue]()}
            </label>
          ))}
        </span>
      </div>
      <div role="listbox" id={listId} aria-label={m.console_canned()} tabIndex={-1}>
        {found.map((reply) => (
          <div key={reply.id} {...option(reply)} lang={language}>
            <code>/{reply.shortcut}</code>
            <b>{reply.title[language]}</b>
            <small>{m.console_canned_used({ count: String(reply.used) })}</small>
            <p>{reply.body[language]}</p>
          </div>
        ))}
      </div>
      {found.length === 0 && list ? <p className="hint console-hint">{m.console_canned_none()}</p> : null}
      {failed ? <p className="field-error">{failed}</p> : null}
      <p className="hint console-canned-keys">{m.console_canned_keys()}</p>
    </div>
  );
}

function wordsOf(error: unknown): string {
  return (error instanceof CallFailed && error.message) || m.error_unavailable();
}
