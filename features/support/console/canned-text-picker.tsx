// Canned replies for a plain text: found by shortcut or title, filled in by the API in the reader's language.
import "#ui/console/console-canned.css";
import { useEffect, useState } from "react";
import type { Locale } from "#content/locales.ts";
import type { CannedReplyView, listCannedReplies } from "#features/support/rules/canned-replies.contract.ts";
import { CallFailed, readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";
import { useCannedFinder } from "./use-canned-finder.ts";

type PickerProps = {
  language: Locale;
  /** The text of a reply for what is being answered. */
  fill: (replyId: string) => Promise<string>;
  onClose: () => void;
  onPick: (text: string) => void;
};

export function CannedTextPicker({ language, fill, onClose, onPick }: PickerProps) {
  const [replies, setReplies] = useState<CannedReplyView[] | null>(null);
  const pick = ({ id }: CannedReplyView) => void fill(id).then(onPick, tellFailure);
  const { found, listId, field, option } = useCannedFinder({ replies: replies ?? [], onClose, onPick: pick });

  useEffect(() => {
    readCall<typeof listCannedReplies>("listCannedReplies", {}).then(({ data }) => setReplies(data), tellFailure);
  }, []);

  return (
    <div className="console-canned">
      <div className="cluster console-canned-find">
        <input {...field} placeholder={m.console_chat_canned_find()} aria-label={m.console_chat_canned_find()} />
      </div>
      <div role="listbox" id={listId} aria-label={m.console_chat_canned()} tabIndex={-1}>
        {found.map((reply) => (
          <div key={reply.id} {...option(reply)} lang={language}>
            <code>{reply.shortcut}</code>
            <b>{reply.title[language]}</b>
            <p>{reply.body[language]}</p>
          </div>
        ))}
      </div>
      {replies && found.length === 0 ? <p className="hint console-hint">{m.console_chat_canned_none()}</p> : null}
    </div>
  );
}

function tellFailure(error: unknown): void {
  const answer = error instanceof CallFailed && error.message;
  showToast(answer || m.error_unavailable(), { tone: "error", ...(answer ? {} : { id: "line" }) });
}
