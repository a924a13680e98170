// The conversation itself: days, runs, events, the unread line, history on the way up, a pill for what arrived below.
import "./chat-stream.css";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Locale } from "#content/locales.ts";
import { dayText } from "#features/chat/rules/chat-time.ts";
import { type StreamBlock, type StreamEntry, streamDays } from "#features/chat/rules/stream-blocks.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { type BubbleActions, ChatRun } from "./chat-bubbles.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

type ChatStreamProps = {
  entries: StreamEntry[];
  locale: Locale;
  timeZone: string;
  now: string;
  /** Seen when the page was opened; the line of unread words stands after it. */
  readSeq: number | null;
  older?: { more: boolean; busy: boolean; failed: boolean; load: () => void; href: string };
  actions?: BubbleActions;
  /** The other side is drawn as a customer. */
  staff?: boolean;
  /** Above the first message: greeting, queue. */
  before?: ReactNode;
  /** Below the last: typing, rating. */
  after?: ReactNode;
  /** The newest entry is in view: everything has been seen. */
  onSeen?: (seen: boolean) => void;
};

export function ChatStream(props: ChatStreamProps) {
  const { entries, locale, timeZone, now, readSeq, older, actions, staff, before, after, onSeen } = props;
  const { scroller, atEnd, missed, toEnd } = useKeptPlace(entries);
  const top = useRef<HTMLDivElement>(null);
  const load = older?.more && !older.busy && !older.failed ? older.load : undefined;

  useEffect(() => onSeen?.(atEnd), [atEnd, onSeen]);

  useEffect(() => {
    if (!load || !top.current) return;
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      root: scroller.current,
      rootMargin: "400px 0px 0px",
    });
    watcher.observe(top.current);
    return () => watcher.disconnect();
  }, [load, scroller]);

  return (
    <div className="chat-frame">
      <div
        className="chat-scroll"
        ref={scroller}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.chat_messages()}
        aria-busy={older?.busy || undefined}
      >
        <div className="chat-stream">
          <div ref={top} />
          {older?.more ? <Older older={older} /> : null}
          {before}
          {streamDays(entries, timeZone, readSeq).map((day) => (
            <section className="chat-day" key={day.key}>
              <p className="row chat-date">{dayText(day.at, now, locale, timeZone)}</p>
              {day.blocks.map((block) => (
                <Block key={block.key} {...{ block, timeZone, actions, staff }} />
              ))}
            </section>
          ))}
          {after}
        </div>
      </div>
      {atEnd ? null : (
        <button type="button" className="inline-row chat-pill" onClick={toEnd} data-news={missed > 0 || undefined}>
          <ArrowDown size={15} aria-hidden="true" />
          {missed > 0 ? m.chat_new_below({ count: String(missed) }) : m.chat_to_end()}
        </button>
      )}
    </div>
  );
}

/** A link without scripts; with them it only shows when loading by scrolling has failed. */
function Older({ older }: { older: NonNullable<ChatStreamProps["older"]> }) {
  return (
    <p className="hint chat-older">
      {older.busy ? (
        m.chat_older_loading()
      ) : (
        <a
          href={older.href}
          onClick={(event) => {
            event.preventDefault();
            older.load();
          }}
        >
          {older.failed ? m.chat_older_failed() : m.chat_older()}
        </a>
      )}
    </p>
  );
}

type BlockProps = { block: StreamBlock; timeZone: string; actions?: BubbleActions; staff?: boolean };

function Block({ block, timeZone, actions, staff }: BlockProps) {
  if (block.kind === "run") return <ChatRun run={block} timeZone={timeZone} staff={staff} actions={actions} />;
  const time = clockText(block.at, timeZone);
  if (block.kind === "unread") {
    return (
      <p className="row chat-unread">
        <span>{m.chat_unread_line({ count: String(block.count), time })}</span>
      </p>
    );
  }
  return (
    <p className="hint chat-event">
      <time dateTime={block.at}>{time}</time> {block.text}
    </p>
  );
}
