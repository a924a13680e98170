// The chat console: inbox, conversation, customer. On a phone one of them at a time.
import "./staff-chat-page.css";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Locale } from "#content/locales.ts";
import { StaffInbox } from "#features/chat/console/inbox/staff-inbox.tsx";
import { type StaffLists, useStaffChats } from "#features/chat/console/inbox/use-staff-chats.ts";
import { askChat, notifyChat } from "#features/chat/conversation/chat-calls.ts";
import type { ComposerHandle } from "#features/chat/conversation/chat-composer.tsx";
import type { ThreadPage } from "#features/chat/conversation/chat-session.ts";
import { keptChatMode } from "#features/chat/conversation/kept-outbox.ts";
import { useChatPost } from "#features/chat/conversation/use-chat-post.ts";
import { useNewestView } from "#features/chat/conversation/use-newest-view.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import type { readStaffChat, takeChat } from "#features/chat/rules/staff-chat.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { useChatConsole } from "./chat-console.tsx";
import { StaffChatKeys } from "./staff-chat-keys.tsx";
import { type StaffDialog, StaffDialogs } from "./staff-dialogs.tsx";
import { StaffStatus } from "./staff-status.tsx";
import { StaffTalk } from "./staff-talk.tsx";
import type { StaffTalkProps } from "./staff-talk-props.ts";

export type StaffChatPageProps = {
  lists: StaffLists;
  chat: StaffChat | null;
  thread: ThreadPage | null;
  staff: { id: string; name: string };
  locale: Locale;
  now: string;
  /** Who is on the other side, beside the open chat. */
  children?: ReactNode;
};

export function StaffChatPage({ lists: drawn, chat, thread, staff, locale, now: drawnAt, children }: StaffChatPageProps) {
  const { lists, typing, refresh, more } = useStaffChats(drawn, staff.id);
  const availability = useChatConsole();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, post } = useChatPost();
  const [mode, setMode] = useState<"message" | "note">("message");
  const composer = useRef<ComposerHandle>(null);

  const take = useCallback(
    async (id: string) => {
      if (!(await post(() => notifyChat<typeof takeChat>("takeChat", { params: { id }, body: {} })))) {
        refresh();
        return;
      }
      refresh();
      availability.recount();
      setMode("message");
      if (chat?.id === id) await revalidate();
      else await navigate(`/staff/chat/${id}`);
      composer.current?.focus();
    },
    [post, refresh, availability, chat?.id, revalidate, navigate],
  );

  const { recount } = availability;
  const onRead = useCallback(() => {
    refresh();
    recount();
  }, [refresh, recount]);

  const openId = chat?.id;
  useEffect(() => setMode(openId ? keptChatMode.read(openId) : "message"), [openId]);
  const write = (next: "message" | "note") => {
    setMode(next);
    if (openId) keptChatMode.keep(openId, next);
    requestAnimationFrame(() => composer.current?.focus());
  };

  const done = (what: StaffDialog) => {
    refresh();
    availability.recount();
    // Who gives a chat away may not see it any more.
    if (what === "transfer" || what === "assign") void navigate("/staff/chat");
    else void revalidate();
  };

  return (
    <div className="chat-staff staff-bleed" data-open={chat ? "" : undefined}>
      <section className="chat-staff-inbox" aria-label={m.console_chat_inbox()}>
        {chat ? null : <h1 className="vh">{m.console_chat_title()}</h1>}
        <StaffStatus you={lists.availability.you} seatsMaximum={lists.availability.seats_maximum} onChange={refresh} />
        <StaffInbox {...{ lists, typing, drawnAt, busy, more }} openId={chat?.id} onTake={(id) => void take(id)} />
      </section>
      {chat && thread ? (
        <OpenChat
          key={chat.id}
          {...{ chat, thread, staff, locale, drawnAt, busy, composer, mode, onRead, lists }}
          onMode={write}
          onTake={(id) => void take(id)}
          onDone={done}
        >
          {children}
        </OpenChat>
      ) : (
        <>
          <Nothing
            offline={(availability.seats === null ? lists.availability.you.status : availability.status) === "offline"}
            onOnline={() => void availability.change("online").then(refresh)}
          />
          <StaffChatKeys chat={null} lists={lists} onTake={(id) => void take(id)} onMode={write} />
        </>
      )}
    </div>
  );
}

type OpenChatProps = Omit<StaffTalkProps, "onAsk" | "onChange"> & {
  lists: StaffLists;
  onDone: (what: StaffDialog) => void;
  children?: ReactNode;
};

/** What can be done with a chat, by its buttons, its keys and its dialogs, follows from one view of it: the newest. */
function OpenChat({ lists, onDone, children, ...talk }: OpenChatProps) {
  const { id } = talk.chat;
  const ask = useCallback(async () => (await askChat<typeof readStaffChat>("readStaffChat", { params: { id } })).data, [id]);
  const { chat, refresh } = useNewestView(talk.chat, ask);
  const [asked, setAsked] = useState<StaffDialog | null>(null);
  // The other side may have ended it before this one has answered the question.
  if (asked && !chat.may[asked]) setAsked(null);
  return (
    <>
      <StaffTalk {...talk} chat={chat} onChange={refresh} onAsk={setAsked} />
      {children}
      <StaffDialogs
        open={asked}
        chat={chat}
        availability={lists.availability}
        onClose={() => setAsked(null)}
        onDone={(what) => {
          setAsked(null);
          onDone(what);
        }}
      />
      <StaffChatKeys {...{ chat, lists }} onTake={talk.onTake} onAsk={setAsked} onMode={talk.onMode} />
    </>
  );
}

function Nothing({ offline, onOnline }: { offline: boolean; onOnline: () => void }) {
  return (
    <section className="chat-staff-nothing">
      <h2>{m.console_chat_pick()}</h2>
      <p>{m.console_chat_pick_text()}</p>
      {offline ? (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onOnline();
          }}
        >
          <input type="hidden" name="intent" value="presence" />
          <input type="hidden" name="status" value="online" />
          <p>{m.console_chat_pick_offline()}</p>
          <Button type="submit" size="compact">
            {m.console_chat_go_online()}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
