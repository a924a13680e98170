import { FileText, Mail, Ticket, X } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { waitText } from "#features/chat/console/chat-console-words.ts";
import type { ChatLog } from "#features/chat/rules/chat-log.ts";
import type { ChatListItem, ChatView } from "#features/chat/rules/chat-views.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { clockText } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { RelativeTime } from "#ui/relative-time.tsx";
import { MailTranscript, MakeTicket } from "./customer-chat-actions.tsx";

type ChatSideProps = {
  chat: ChatView;
  past: PastList;
  log: ChatLog;
  email: string;
  locale: Locale;
  timeZone: string;
  onAskTicket: () => void;
};

/** Beside the talk on wide screens, over it on narrow ones (opened by its address, so without scripts too). */
export function ChatSide({ chat, past, log, email, locale, timeZone, onAskTicket }: ChatSideProps) {
  const files = log.messages.flatMap((message) =>
    message.kind === "message" ? message.files.map((file) => ({ ...file, at: message.created_at })) : [],
  );
  return (
    <aside className="side-panel chat-side" id="chat-details" tabIndex={-1} aria-label={m.chat_details()}>
      <a className="btn btn-bare btn-compact btn-icon chat-side-close" href="#main" aria-label={m.chat_back()} title={m.chat_back()}>
        <X size={18} aria-hidden="true" />
      </a>
      <section>
        <h2>{m.chat_this()}</h2>
        <dl className="side-facts">
          <Fact name={m.chat_topic()}>
            <bdi {...writtenIn(chat.topic)}>{chat.topic}</bdi>
          </Fact>
          {chat.service ? (
            <Fact name={m.chat_service()}>
              <span className="figure-number" data-family={chat.service.family}>
                {chat.service.code}
              </span>
            </Fact>
          ) : null}
          {chat.waited_seconds === null ? null : <Fact name={m.chat_waited()}>{waitText(chat.waited_seconds)}</Fact>}
          <Fact name={m.chat_started()}>
            <span className="figure-number">{clockText(chat.created_at, timeZone)}</span>
          </Fact>
          {chat.ticket ? (
            <Fact name={m.chat_ticket()}>
              <Link className="figure-number link-underline" to={`/customer/ticket/details/${chat.ticket.id}`}>
                {chat.ticket.number}
              </Link>
            </Fact>
          ) : null}
        </dl>
      </section>
      {files.length > 0 ? (
        <section>
          <h2>
            {m.chat_files()} <span className="figure-number">{files.length}</span>
          </h2>
          <ul className="side-rows">
            {files.map((file) => (
              <li key={file.id}>
                <FileText size={18} strokeWidth={1.7} aria-hidden="true" />
                <a href={`/files/${file.id}`} download={file.name}>
                  <bdi {...writtenIn(file.name)}>{file.name}</bdi>
                  <small className="figure-number">
                    {fileSizeText(file.size)} · {clockText(file.at, timeZone)}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{m.chat_keep()}</h2>
        <div className="chat-keep">
          {chat.may.ticket ? <MakeTicket chat={chat} onAsk={onAskTicket} wide icon={<Ticket size={16} aria-hidden="true" />} /> : null}
          {chat.may.transcript ? <MailTranscript chat={chat} email={email} icon={<Mail size={16} aria-hidden="true" />} /> : null}
        </div>
      </section>
      <PastChats past={past} except={chat.id} locale={locale} timeZone={timeZone} now={chat.now} />
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export type PastList = { chats: ChatListItem[]; more: string | null };
type PastChatsProps = { past: PastList; except?: string; locale: Locale; timeZone: string; now: string };

export function PastChats({ past, except, locale, timeZone, now }: PastChatsProps) {
  const shown = past.chats.filter(({ id }) => id !== except);
  if (shown.length === 0) return null;
  const states = { waiting: m.chat_past_open(), active: m.chat_past_open(), ended: m.chat_past_ended(), ticket: m.chat_past_ticket() };
  return (
    <section>
      <h2>{m.chat_past()}</h2>
      <ul className="side-rows">
        {shown.map((chat) => (
          <li key={chat.id}>
            <Link to={`/customer/chat/${chat.id}`} data-ahead>
              <bdi {...writtenIn(chat.topic)}>{chat.topic}</bdi>
              <small>
                <RelativeTime at={chat.updated_at} locale={locale} timeZone={timeZone} now={now} /> · {states[chat.state]}
                {chat.agent ? (
                  <>
                    {" · "}
                    <bdi {...writtenIn(chat.agent.name)}>{chat.agent.name}</bdi>
                  </>
                ) : null}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {past.more ? (
        <Link className="chat-past-more" to={`?cursor=${encodeURIComponent(past.more)}`} preventScrollReset>
          {m.chat_past_more()}
        </Link>
      ) : null}
    </section>
  );
}
