// The place in the queue as a stretch of water: those behind, you, those ahead, the engineer at the end.
import "./chat-queue.css";
import type { ReactNode } from "react";
import { aboutText } from "#features/chat/console/chat-console-words.ts";
import type { ChatQueueView } from "#features/chat/rules/chat-views.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

export function ChatQueue({ queue, timeZone, children }: { queue: ChatQueueView; timeZone: string; children?: ReactNode }) {
  const { position, expected_wait_seconds: wait, agents_online: agents, chats_open: chats, ticket_at } = queue;
  return (
    <section className="chat-queue" aria-label={m.chat_waiting_for()}>
      <div className="chat-queue-head" role="status">
        <h2>{position <= 1 ? m.chat_queue_next() : m.chat_queue_place({ position: String(position) })}</h2>
        <p>{wait === null ? m.chat_queue_wait_unknown() : m.chat_queue_wait({ wait: aboutText(wait) })}</p>
      </div>
      <QueueDrawing queue={queue} on={wide} />
      <QueueDrawing queue={queue} on={slim} />
      <div className="cluster chat-queue-foot">
        <span>
          {m.chat_queue_console({ agents: String(agents), chats: String(chats) })}
          <br />
          {m.chat_queue_ticket_at({ time: clockText(ticket_at, timeZone) })}
        </span>
        {children}
      </div>
    </section>
  );
}

/** Where things stand: on wide screens with room for five ahead, on phones closer together and with larger letters. */
const wide = { name: "wide", width: 760, you: 250, end: 690, behind: 96, most: 5, availability: 92 };
const slim = { name: "slim", width: 340, you: 112, end: 286, behind: 36, most: 3, availability: 84 };

function QueueDrawing({ queue, on }: { queue: ChatQueueView; on: typeof wide }) {
  const { ahead, behind, expected_wait_seconds: wait } = queue;
  const { width, you, end } = on;
  const shown = Math.min(ahead, on.most);
  const step = (end - on.availability / 2 - you) / (shown + 1);
  const places = Array.from({ length: shown }, (_, index) => you + step * (index + 1));
  const label = m.chat_queue_label({ ahead: String(ahead), behind: String(behind) });
  return (
    <svg className="chat-queue-drawing" data-size={on.name} viewBox={`0 0 ${width} 132`} role="img" aria-label={label}>
      <path className="chat-queue-past" d={`M12 62H${you - 18}`} />
      {behind > 0 ? <circle className="chat-queue-other" cx={on.behind} cy="62" r="8" /> : null}
      <path className="moves chat-queue-way" d={`M${you + 24} 62H${end - on.availability / 2 - 6}`} />
      {places.map((x) => (
        <circle key={x} className="chat-queue-ahead" cx={x} cy="62" r="9" />
      ))}
      <circle className="chat-queue-ring" cx={you} cy="62" r="19" />
      <circle className="chat-queue-you" cx={you} cy="62" r="12" />
      <rect className="chat-queue-desk" x={end - on.availability / 2} y="40" width={on.availability} height="44" rx="5" />
      <text x={end} y="67" textAnchor="middle">
        {m.chat_queue_engineer()}
      </text>
      <text className="chat-queue-strong" x={you} y="112" textAnchor="middle">
        {m.chat_queue_you()}
      </text>
      {behind > 0 ? (
        <text className="chat-queue-soft" x={on.behind} y="112" textAnchor="middle">
          {m.chat_queue_behind({ count: String(behind) })}
        </text>
      ) : null}
      {places.length > 0 ? (
        <text className="chat-queue-soft" x={places.at(-1)} y="112" textAnchor="middle">
          {m.chat_queue_ahead({ count: String(ahead) })}
        </text>
      ) : null}
      {wait === null ? null : (
        <text className="chat-queue-soft" x={(you + end - on.availability / 2) / 2} y="30" textAnchor="middle">
          {aboutText(wait)}
        </text>
      )}
    </svg>
  );
}
