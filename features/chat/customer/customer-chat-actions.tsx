// What a customer can do with a chat. Each is a small form: without scripts it posts; with them it asks first and the page stays.
import { type ReactNode, useState } from "react";
import { notifyChat } from "#features/chat/conversation/chat-calls.ts";
import { useChatPost } from "#features/chat/conversation/use-chat-post.ts";
import type { closeChat, mailChatTranscript, turnChatIntoTicket } from "#features/chat/rules/chat.contract.ts";
import type { ChatView } from "#features/chat/rules/chat-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, type ButtonKind } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";

type Actor = { chat: ChatView; changed: () => void };

export function EndChat({ chat, changed }: Actor) {
  const words = { label: m.chat_end(), title: m.chat_end_ask(), text: m.chat_end_text() };
  return <AskedAction chat={chat} changed={changed} intent="close" {...words} kind="quiet" />;
}

export function LeaveQueue({ chat, changed }: Actor) {
  const words = { label: m.chat_queue_leave(), title: m.chat_leave_ask(), text: m.chat_leave_text() };
  return <AskedAction chat={chat} changed={changed} intent="close" {...words} kind="bare" />;
}

/** Only the button: the queue in which it may stand goes when an agent comes, and what was asked is to stay. */
export function MakeTicket({ chat, onAsk, wide, icon }: { chat: ChatView; onAsk: () => void; wide?: boolean; icon?: ReactNode }) {
  return <AskForm chat={chat} intent="ticket" label={m.chat_make_ticket()} kind="quiet" {...{ onAsk, wide, icon }} />;
}

export function TicketQuestion({ chat, changed, open, onClose }: Actor & { open: boolean; onClose: () => void }) {
  const words = { label: m.chat_make_ticket(), title: m.chat_ticket_ask(), text: m.chat_ticket_text() };
  return <Question {...{ chat, changed, open, onClose }} intent="ticket" {...words} />;
}

const actions = {
  close: (id: string) => notifyChat<typeof closeChat>("closeChat", { params: { id }, body: {} }),
  ticket: (id: string) => notifyChat<typeof turnChatIntoTicket>("turnChatIntoTicket", { params: { id }, body: {} }),
};

type Intent = keyof typeof actions;
type AskFormProps = {
  chat: ChatView;
  intent: Intent;
  label: string;
  kind: ButtonKind;
  wide?: boolean;
  icon?: ReactNode;
  onAsk: () => void;
};

function AskForm({ chat, intent, label, kind, wide, icon, onAsk }: AskFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="chat" value={chat.id} />
      <Button type="submit" kind={kind} size="compact" wide={wide}>
        {icon}
        {label}
      </Button>
    </form>
  );
}

type QuestionProps = Actor & { intent: Intent; label: string; title: string; text: string; open: boolean; onClose: () => void };

function Question({ chat, changed, intent, label, title, text, open, onClose }: QuestionProps) {
  const { busy, post } = useChatPost();
  async function act() {
    if (!(await post(() => actions[intent](chat.id)))) return;
    onClose();
    changed();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="quiet" size="compact" onClick={onClose}>
            {m.chat_cancel()}
          </Button>
          <Button size="compact" busy={busy} onClick={act}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

type AskedActionProps = Actor & { intent: Intent; label: string; title: string; text: string; kind: ButtonKind };

function AskedAction({ kind, ...question }: AskedActionProps) {
  const [asking, setAsking] = useState(false);
  const { chat, intent, label } = question;
  return (
    <>
      <AskForm {...{ chat, intent, label, kind }} onAsk={() => setAsking(true)} />
      <Question {...question} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

export function MailTranscript({ chat, email, icon }: { chat: ChatView; email: string; icon?: ReactNode }) {
  const { busy, post } = useChatPost();
  return (
    <form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const sent = await post(() => notifyChat<typeof mailChatTranscript>("mailChatTranscript", { params: { id: chat.id }, body: {} }));
        if (sent) showToast(m.chat_transcript_sent({ email }));
      }}
    >
      <input type="hidden" name="intent" value="transcript" />
      <input type="hidden" name="chat" value={chat.id} />
      <Button type="submit" kind="quiet" size="compact" wide busy={busy}>
        {icon}
        {m.chat_transcript()}
      </Button>
    </form>
  );
}
