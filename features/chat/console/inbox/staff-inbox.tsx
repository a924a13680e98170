// The left pane: who waits, longest first; my chats and my seats; who else is at the desk.
import "./staff-inbox.css";
import { Link } from "react-router";
import { aboutText, waitText } from "#features/chat/console/chat-console-words.ts";
import { waitGoalSeconds } from "#features/chat/rules/chat-settings.ts";
import { secondsSince, stopwatchText } from "#features/chat/rules/chat-time.ts";
import type { ChatPresenceView, StaffChatItem } from "#features/chat/rules/chat-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar, initialsOf } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useNow } from "#ui/use-now.ts";
import { AllChats } from "./all-chats.tsx";
import { ChatRows } from "./staff-chat-rows.tsx";
import type { StaffLists } from "./use-staff-chats.ts";

type InboxProps = {
  lists: StaffLists;
  typing: Record<string, number>;
  /** The server's time when the page was drawn. */
  drawnAt: string;
  openId: string | undefined;
  onTake: (id: string) => void;
  busy: boolean;
  more: () => Promise<void>;
};

export function StaffInbox({ lists, typing, drawnAt, openId, onTake, busy, more }: InboxProps) {
  const now = useNow(drawnAt, 1_000);
  const active = lists.mine.filter(({ state }) => state === "active");
  const ended = lists.mine.filter(({ state }) => state !== "active").slice(0, 5);
  const longest = lists.waiting[0]?.waiting_since;
  const goal = waitText(waitGoalSeconds);
  return (
    <>
      <section className="chat-staff-part" aria-labelledby="chat-staff-waiting">
        <PartHead id="chat-staff-waiting" title={m.console_chat_waiting()} figure={String(lists.waiting.length)}>
          {longest ? m.console_chat_goal({ goal, longest: stopwatchText(secondsSince(longest, now)) }) : m.console_chat_goal_only({ goal })}
        </PartHead>
        {lists.waiting.length === 0 ? <p className="hint chat-staff-none">{m.console_chat_waiting_none()}</p> : null}
        <ol>
          {lists.waiting.map((chat, index) => (
            <WaitingRow key={chat.id} chat={chat} position={index + 1} now={now} open={chat.id === openId} onTake={onTake} busy={busy} />
          ))}
        </ol>
      </section>
      <section className="chat-staff-part" aria-labelledby="chat-staff-mine">
        <PartHead
          id="chat-staff-mine"
          title={m.console_chat_mine()}
          figure={`${lists.availability.you.taken}/${lists.availability.you.seats}`}
        >
          {m.console_chat_seats_free({ count: String(Math.max(0, lists.availability.you.seats - lists.availability.you.taken)) })}
        </PartHead>
        <Seats active={active} availability={lists.availability} openId={openId} />
        {active.length === 0 ? <p className="hint chat-staff-none">{m.console_chat_mine_none()}</p> : null}
        <ChatRows chats={active} typing={typing} now={now} openId={openId} />
        {ended.length > 0 ? <h3 className="hint chat-staff-sub">{m.console_chat_ended_lately()}</h3> : null}
        <ChatRows chats={ended} typing={{}} now={now} openId={openId} />
      </section>
      {lists.all ? <AllChats list={lists.all} now={now} openId={openId} more={more} /> : null}
      <ConsoleTable availability={lists.availability} />
    </>
  );
}

function PartHead({ id, title, figure, children }: { id: string; title: string; figure: string; children?: React.ReactNode }) {
  return (
    <header className="hint chat-staff-part-head">
      <h2 id={id}>
        {title} <em>{figure}</em>
      </h2>
      <span>{children}</span>
    </header>
  );
}

type WaitingRowProps = { chat: StaffChatItem; position: number; now: number; open: boolean; onTake: (id: string) => void; busy: boolean };

function WaitingRow({ chat, position, now, open, onTake, busy }: WaitingRowProps) {
  const waited = chat.waiting_since ? secondsSince(chat.waiting_since, now) : 0;
  const share = waited / waitGoalSeconds;
  const tone = share >= 1 ? "late" : share >= 0.75 ? "soon" : "jade";
  return (
    <li className="chat-staff-waiting" data-first={position === 1 || undefined} data-open={open || undefined}>
      <span className="chat-staff-position">
        <span aria-hidden="true">{position}</span>
        <span className="vh">{m.console_chat_position({ position: String(position) })}</span>
      </span>
      <Link to={`/staff/chat/${chat.id}`} className="chat-staff-waiting-who">
        <b {...writtenIn(chat.customer.name)}>{chat.customer.name}</b>{" "}
        <span {...writtenIn(chat.customer.company)}>{chat.customer.company}</span>
        <span className="ellipsis chat-staff-line" {...writtenIn(chat.topic)}>
          {chat.topic}
        </span>
      </Link>
      <span className="chat-staff-waited" data-tone={tone}>
        {stopwatchText(waited)}
        <ProgressBar
          value={Math.min(1, share)}
          tone={tone}
          segments={4}
          label={m.console_chat_waiting_since({ time: stopwatchText(waited) })}
        />
      </span>
      <form
        method="post"
        className="cluster chat-staff-take"
        onSubmit={(event) => {
          event.preventDefault();
          onTake(chat.id);
        }}
      >
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="chat" value={chat.id} />
        <span>
          <b>{chat.customer.locale.toUpperCase()}</b>
          {chat.told_seconds === null ? null : m.console_chat_told({ wait: aboutText(chat.told_seconds) })}
        </span>
        <Button type="submit" size="compact" kind={position === 1 ? "primary" : "quiet"} busy={busy}>
          {m.console_chat_take()}
          {position === 1 ? <Kbd keys="↵" /> : null}
        </Button>
      </form>
    </li>
  );
}

function Seats({ active, availability, openId }: { active: StaffChatItem[]; availability: ChatPresenceView; openId: string | undefined }) {
  const { seats } = availability.you;
  const places = Array.from({ length: Math.max(seats, active.length) }, (_, index) => active[index] ?? null);
  return (
    <div className="chat-staff-seats">
      <span className="vh">{m.console_chat_seats_label({ taken: String(active.length), seats: String(seats) })}</span>
      {places.map((chat, index) =>
        chat ? (
          <Link
            key={chat.id}
            to={`/staff/chat/${chat.id}`}
            aria-current={chat.id === openId ? "true" : undefined}
            title={`Alt ${index + 1}`}
          >
            <span aria-hidden="true">{initialsOf(chat.customer.name)}</span>
            <span className="vh" {...writtenIn(chat.customer.name)}>
              {chat.customer.name}
            </span>
            {chat.unread > 0 ? <i aria-hidden="true" /> : null}
          </Link>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty seat is known by its place
          <span key={`free-${index}`} className="chat-staff-seat-free" aria-hidden="true">
            {m.console_chat_seat_free()}
          </span>
        ),
      )}
    </div>
  );
}

function ConsoleTable({ availability }: { availability: ChatPresenceView }) {
  const shown = availability.agents.filter(({ status, you }) => status !== "offline" || you);
  const words = { online: m.console_chat_online(), away: m.console_chat_away(), offline: m.console_chat_offline() };
  return (
    <section className="chat-staff-part" aria-labelledby="chat-staff-desk">
      <PartHead id="chat-staff-desk" title={m.console_chat_seats()} figure={`${availability.taken}/${availability.seats}`} />
      {availability.agents.every(({ status }) => status !== "online") ? (
        <p className="hint chat-staff-none">{m.console_chat_nobody()}</p>
      ) : null}
      <ul className="chat-staff-crew">
        {shown.map((agent) => (
          <li key={agent.id}>
            <Avatar
              name={agent.name}
              size="small"
              presence={agent.status === "offline" ? undefined : { state: agent.status, label: words[agent.status] }}
            />
            <span {...writtenIn(agent.name)}>{agent.name}</span>
            <span className="chat-staff-crew-seats" aria-hidden="true">
              {Array.from({ length: agent.seats }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name than their place
                <i key={index} data-taken={index < agent.taken || undefined} />
              ))}
            </span>
            <em>{agent.status === "online" ? `${agent.taken}/${agent.seats}` : words[agent.status]}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
