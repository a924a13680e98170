// Where staff write: a message to the customer or a note for colleagues, with canned replies at hand.
import "#ui/console/console-tabs.css";
import "./staff-talk-foot.css";
import { Lock, Reply, Zap } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { askChat, notifyChat, tellFailure } from "#features/chat/conversation/chat-calls.ts";
import { ChatComposer, type Written } from "#features/chat/conversation/chat-composer.tsx";
import type { ChatLine, ChatSession } from "#features/chat/conversation/chat-session.ts";
import { type TicketOfChat, UnsentWords } from "#features/chat/conversation/unsent-words.tsx";
import { useTellTyping } from "#features/chat/conversation/use-chat-typing.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import type { addChatNote, fillChatReply } from "#features/chat/rules/staff-chat.contract.ts";
import { opensCanned } from "#features/support/console/canned-key.ts";
import { CannedTextPicker } from "#features/support/console/canned-text-picker.tsx";
import { placeholdersOf } from "#features/support/rules/canned-text.ts";
import { keepDraft, readDraft } from "#features/tickets/console/composer/draft-store.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { StaffTalkProps } from "./staff-talk-props.ts";

type FootProps = Pick<StaffTalkProps, "composer" | "mode" | "onMode"> & { chat: StaffChat; line: ChatLine; session: ChatSession | null };

export function StaffTalkFoot({ chat, line, session, composer, mode, onMode }: FootProps) {
  const [picking, setPicking] = useState(false);
  const notifyTyping = useTellTyping(chat.may.send ? line : null);
  const hydrated = useHydrated();
  const noting = mode === "note" || !chat.may.send;

  async function note({ body }: Written) {
    try {
      const said = { client_id: crypto.randomUUID(), body };
      const { meta } = await notifyChat<typeof addChatNote>("addChatNote", { params: { id: chat.id }, body: said });
      session?.hear(meta.seq);
    } catch (error) {
      composer.current?.insert(body);
      tellFailure(error);
    }
  }

  return (
    <footer className="chat-staff-foot" data-note={noting || undefined}>
      <UnsentWords
        chatId={chat.id}
        over={chat.state !== "waiting" && chat.state !== "active"}
        ticket={chat.ticket && replyOfTicket(chat.ticket)}
      />
      <Why chat={chat} />
      {chat.may.send || chat.may.note ? (
        <div className="row hint chat-staff-modes">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div role="group" aria-label={m.console_chat_mode()}>
            {chat.may.send ? (
              <ModeButton on={!noting} onClick={() => onMode("message")} icon={<Reply size={15} aria-hidden="true" />} keyName="R">
                {m.console_chat_reply()}
              </ModeButton>
            ) : null}
            {chat.may.note ? (
              <ModeButton on={noting} onClick={() => onMode("note")} icon={<Lock size={14} aria-hidden="true" />} keyName="N">
                {m.console_chat_note()}
              </ModeButton>
            ) : null}
          </div>
          <span>
            {m.console_chat_lead({ language: { en: m.console_chat_language_en, ko: m.console_chat_language_ko }[chat.customer.locale]() })}
          </span>
        </div>
      ) : null}
      {picking ? (
        <CannedTextPicker
          language={chat.customer.locale}
          fill={async (reply) => {
            const asked = { params: { id: chat.id, reply }, query: { language: chat.customer.locale } };
            return (await askChat<typeof fillChatReply>("fillChatReply", asked)).data.text;
          }}
          onClose={() => {
            setPicking(false);
            composer.current?.focus();
          }}
          onPick={(text) => {
            setPicking(false);
            composer.current?.insert(text);
          }}
        />
      ) : null}
      {noting && chat.may.note ? (
        <ChatComposer
          key="note"
          ref={composer}
          chatId={chat.id}
          tone="note"
          label={m.console_chat_note()}
          placeholder={m.console_chat_write_note()}
          sendLabel={m.console_chat_note_save()}
          onSend={note}
          fields={<Fields chat={chat.id} intent="note" />}
        />
      ) : chat.may.send ? (
        <ChatComposer
          key="message"
          ref={composer}
          chatId={chat.id}
          files
          onSend={(written) => session?.write(written)}
          onTyping={notifyTyping}
          onFirstKey={(key) => {
            if (opensCanned(key)) setPicking(true);
            return opensCanned(key);
          }}
          problem={unfilledText}
          fields={<Fields chat={chat.id} intent="send" />}
          tools={
            hydrated ? (
              <button
                type="button"
                className="icon-button"
                aria-label={m.console_chat_canned()}
                title={`${m.console_chat_canned()} (;)`}
                aria-expanded={picking}
                data-canned
                onClick={() => setPicking(!picking)}
              >
                <Zap size={18} strokeWidth={1.7} aria-hidden="true" />
              </button>
            ) : null
          }
        />
      ) : null}
    </footer>
  );
}

function replyOfTicket({ id, number }: { id: string; number: string }): TicketOfChat {
  return { number, to: `/staff/tickets/${id}`, read: () => readDraft(id, "reply"), keep: (reply) => keepDraft(id, "reply", reply) };
}

/** A canned reply with a gap is not sent as it is. */
function unfilledText(text: string): string | null {
  const names = placeholdersOf(text);
  return names.length > 0 ? m.console_chat_canned_unfilled({ names: names.map((name) => `{${name}}`).join(", ") }) : null;
}

function Fields({ chat, intent }: { chat: string; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="chat" value={chat} />
    </>
  );
}

type ModeButtonProps = { on: boolean; onClick: () => void; icon: React.ReactNode; keyName: string; children: string };

function ModeButton({ on, onClick, icon, keyName, children }: ModeButtonProps) {
  return (
    <button type="button" className="console-tab" aria-pressed={on} onClick={onClick}>
      {icon}
      {children}
      <Kbd keys={keyName} />
    </button>
  );
}

/** Why there is no writing to the customer. */
function Why({ chat }: { chat: StaffChat }) {
  if (chat.may.send) return null;
  if (chat.ticket) {
    return (
      <p className="chat-staff-why">
        {m.console_chat_over_ticket({ number: chat.ticket.number })}{" "}
        <Link to={`/staff/tickets/${chat.ticket.id}`}>{m.chat_open_ticket({ number: chat.ticket.number })}</Link>
      </p>
    );
  }
  const text =
    chat.state === "waiting"
      ? m.console_chat_not_taken()
      : chat.state === "active"
        ? m.console_chat_not_yours({ name: chat.agent?.name ?? "" })
        : m.console_chat_over();
  return <p className="chat-staff-why">{text}</p>;
}
