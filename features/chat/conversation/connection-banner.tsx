import "./connection-banner.css";
import type { LiveState } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";

/** Only while the line is down; a first connection is no news. */
export function ConnectionBanner({ live }: { live: LiveState }) {
  const lost = live === "reconnecting" || live === "offline";
  return (
    <div role="status" className="chat-lost" hidden={!lost}>
      {lost ? (
        <>
          <svg width="58" height="12" viewBox="0 0 58 12" aria-hidden="true">
            <path d="M8 6h14M36 6h14" />
            <path d="m25 1 3 10M30 1l3 10" />
            <circle cx="6" cy="6" r="4.5" data-here />
            <circle cx="52" cy="6" r="4" />
          </svg>
          <p>
            <b>{m.chat_lost_title()}</b> {m.chat_lost_text()}
          </p>
        </>
      ) : null}
    </div>
  );
}
