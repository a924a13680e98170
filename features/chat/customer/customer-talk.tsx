// The customer's side of one chat: header, queue, stream, writing; or, when it is over, rating and what became of it.
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Locale } from "#content/locales.ts";
import { TypingBubble } from "#features/chat/conversation/chat-bubbles.tsx";
import { askChat } from "#features/chat/conversation/chat-calls.ts";
import { ChatComposer } from "#features/chat/conversation/chat-composer.tsx";
import type { ThreadPage } from "#features/chat/conversation/chat-session.ts";
import { ChatStream } from "#features/chat/conversation/chat-stream.tsx";
import { ConnectionBanner } from "#features/chat/conversation/connection-banner.tsx";
import { TalkHeader } from "#features/chat/conversation/talk-header.tsx";
import { UnsentWords } from "#features/chat/conversation/unsent-words.tsx";
import { useChat } from "#features/chat/conversation/use-chat.ts";
import { useChatAlerts, useNews } from "#features/chat/conversation/use-chat-alerts.ts";
import { useTellTyping } from "#features/chat/conversation/use-chat-typing.ts";
import { useNewestView } from "#features/chat/conversation/use-newest-view.ts";
import { useTakeLineBack } from "#features/chat/conversation/use-take-line-back.ts";
import type { readChat } from "#features/chat/rules/chat.contract.ts";
import type { ChatView } from "#features/chat/rules/chat-views.ts";
import { streamEntries } from "#features/chat/rules/stream-entries.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { ChatQueue } from "./chat-queue.tsx";
import { ChatRating } from "./chat-rating.tsx";
import { ChatSide, type PastList } from "./chat-side.tsx";
import type { StartFailure } from "./chat-start.tsx";
import { LeaveQueue, MakeTicket, TicketQuestion } from "./customer-chat-actions.tsx";
import { customerLine } from "./customer-line.ts";
import { replyOfOwnTicket } from "./reply-of-ticket.ts";

export type CustomerTalkProps = {
  chat: ChatView;
  thread: ThreadPage;
  past: PastList;
  person: { name: string; email: string };
  locale: Locale;
  timeZone: string;
  /** What a refused form brought back, without scripts. */
  refused?: StartFailure | undefined;
};

const queueRefreshMs = 30_000;

/** Use with `key={chat.id}`. */
export function CustomerTalk(props: CustomerTalkProps) {
  const { thread, past, person, locale, timeZone } = props;
  const { chat, refresh, changed } = useChatView(props.chat);
  const line = useMemo(() => customerLine(chat.id), [chat.id]);
  const onChange = useCallback((what: "state" | "queue") => (what === "state" ? changed() : refresh()), [changed, refresh]);
  const open = useChat({ chat, line, side: "customer", initial: thread, onChange });
  const { log, session, typing } = open;
  const alerts = useChatAlerts();
  const notifyTyping = useTellTyping(line);
  const [readSeq, setReadSeq] = useState<number | null>(thread.meta.mine.read);
  const entries = useMemo(
    () => streamEntries(log, { side: "customer", name: person.name, locale, timeZone, now: chat.now }),
    [log, person.name, locale, timeZone, chat.now],
  );

  const newest = log.messages.findLast((message) => message.kind === "message" && message.by.role === "staff");
  useNews(newest?.kind === "message" ? newest : undefined, (message) =>
    alerts.ring(m.chat_desktop_title({ name: message.by.name }), message.body, chat.id),
  );

  // The badge of the menu counts again.
  useEffect(() => {
    if (log.mine.read > 0) window.dispatchEvent(new Event("chat-seen"));
  }, [log.mine.read]);

  const [asksTicket, setAsksTicket] = useState(false);
  const askTicket = () => setAsksTicket(true);
  const takeBack = useTakeLineBack(session);
  const over = !chat.may.send;
  return (
    <div className="chat-page" data-fills>
      <div className="chat-talk">
        <TalkHeader {...{ chat, alerts, changed }} otherIsHere={open.otherIsHere} />
        <ConnectionBanner live={open.live} />
        <ChatStream
          {...{ entries, locale, timeZone, readSeq }}
          now={chat.now}
          older={{ ...open.older, href: `?before=${log.messages[0]?.seq ?? 1}` }}
          actions={{ onRetry: (key) => session?.retry(key), onDiscard: (key) => session?.discard(key), onTakeBack: takeBack }}
          onSeen={open.onSeen}
          after={
            <>
              {chat.queue ? (
                <ChatQueue queue={chat.queue} timeZone={timeZone}>
                  <MakeTicket chat={chat} onAsk={askTicket} />
                  <LeaveQueue chat={chat} changed={changed} />
                </ChatQueue>
              ) : null}
              {/* Colleagues write under one name; the customer reads it in their own language. */}
              {typing ? <TypingBubble name={chat.agent?.name ?? typing} /> : null}
              {over ? <Afterwards {...{ chat, locale, timeZone, changed }} refused={props.refused} /> : null}
            </>
          }
        />
        <UnsentWords chatId={chat.id} over={over} ticket={chat.ticket && replyOfOwnTicket(chat.ticket)} />
        {over ? null : (
          <ChatComposer
            chatId={chat.id}
            files
            defaultText={props.refused?.values.body}
            onTyping={notifyTyping}
            onSend={(written) => {
              setReadSeq(null);
              session?.write(written);
            }}
            fields={
              <>
                <input type="hidden" name="intent" value="send" />
                <input type="hidden" name="chat" value={chat.id} />
              </>
            }
          />
        )}
      </div>
      <ChatSide {...{ chat, past, log, locale, timeZone }} onAskTicket={askTicket} email={person.email} />
      <TicketQuestion {...{ chat, changed }} open={asksTicket && chat.may.ticket} onClose={() => setAsksTicket(false)} />
    </div>
  );
}

/** Its state comes with the whole page again; places in the queue, which change often, alone. */
function useChatView(loaded: ChatView) {
  const { id } = loaded;
  const ask = useCallback(async () => (await askChat<typeof readChat>("readChat", { params: { id } })).data, [id]);
  const { chat, refresh } = useNewestView(loaded, ask);
  const { revalidate } = useRevalidator();

  const waiting = chat.state === "waiting";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), queueRefreshMs);
    return () => clearInterval(timer);
  }, [waiting, refresh]);

  const changed = useCallback(() => void revalidate(), [revalidate]);
  return { chat, refresh, changed };
}

type AfterwardsProps = Pick<CustomerTalkProps, "locale" | "timeZone" | "refused"> & { chat: ChatView; changed: () => void };

function Afterwards({ chat, locale, timeZone, refused, changed }: AfterwardsProps) {
  return (
    <>
      {chat.ticket ? (
        <p className="chat-became">
          <b>{m.chat_became_ticket({ number: chat.ticket.number })}</b>
          <Link to={`/customer/ticket/details/${chat.ticket.id}`}>{m.chat_open_ticket({ number: chat.ticket.number })}</Link>
        </p>
      ) : null}
      <ChatRating {...{ chat, locale, timeZone, refused, changed }} />
      <p className="chat-again">
        <ButtonLink to="/customer/chat" kind="quiet" size="compact">
          {m.chat_new()}
        </ButtonLink>
      </p>
    </>
  );
}
