// Canned replies for a chat: found by shortcut or title, filled in by the API in the customer's language.
import "#ui/console/console-canned.css";
import { useEffect, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { askChat, failureText } from "#features/chat/conversation/chat-calls.ts";
import type { fillChatReply } from "#features/chat/rules/staff-chat.contract.ts";
import { useCannedFinder } from "#features/support/console/use-canned-finder.ts";
import type { CannedReplyView, listCannedReplies } from "#features/support/rules/canned-replies.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";

type PickerProps = { chatId: string; language: Locale; onClose: () => void; onPick: (text: string) => void };

export function ChatCannedPicker({ chatId, language, onClose, onPick }: PickerProps) {
  const [replies, setReplies] = useState<CannedReplyView[] | null>(null);
  const { found, listId, field, option } = useCannedFinder({ replies: replies ?? [], onClose, onPick: (reply) => void pick(reply) });

  useEffect(() => {
    askChat<typeof listCannedReplies>("listCannedReplies", {}).then(
      ({ data }) => setReplies(data),
      (error) => showToast(failureText(error), { tone: "error" }),
    );
  }, []);

  async function pick(reply: CannedReplyView) {
    try {
      const params = { id: chatId, reply: reply.id };
      const { data } = await askChat<typeof fillChatReply>("fillChatReply", { params, query: { language } });
      onPick(data.text);
    } catch (error) {
      showToast(failureText(error), { tone: "error" });
    }
  }

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
      {replies && found.length === 0 ? <p className="hint chat-staff-none">{m.console_chat_canned_none()}</p> : null}
    </div>
  );
}
