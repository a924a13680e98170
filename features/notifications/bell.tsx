// What has happened since the reader last looked. Rings by the reader's own channel; opens as a list of links.
import "./bell.css";
import { Bell as BellIcon } from "lucide-react";
import { useCallback, useEffect, useId, useReducer, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Locale } from "#content/locales.ts";
import { type Notified, realtimeEvents } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { readCall, sendCall } from "#platform/api/browser-call.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { changeBell, emptyBell } from "./bell-store.ts";
import type { listNotices, markNoticesRead, NotificationView } from "./notifications.contract.ts";

export function Bell({ locale }: { locale: Locale }) {
  const [bell, change] = useReducer(changeBell, emptyBell);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  const load = useCallback(async () => {
    const answer = await readCall<typeof listNotices>("listNotices", { query: { limit: 20 } }).catch(() => null);
    change(answer ? { type: "fetched", answer } : { type: "failed" });
  }, []);

  useEffect(() => void load(), [load]);
  useLive(
    bell.channel,
    {
      [realtimeEvents.notified]: (payload) => {
        change({ type: "counted", unread: (payload as Notified).unread });
        void load();
      },
    },
    load,
  );
  useClosing(box, button, open, close);

  function read(ids: string[] | "all") {
    change({ type: "read", ids });
    void sendCall<typeof markNoticesRead>("markNoticesRead", { body: ids === "all" ? { all: true } : { ids } }).catch(() => {});
  }

  // The same figure in the name as on the mark: it is what a reader of the screen says to press it.
  const count = bell.unread >= 99 ? "99+" : String(bell.unread);
  const label = bell.unread > 0 ? m.bell_unread({ count }) : m.bell_label();
  return (
    <div className="bell needs-scripts" ref={box}>
      <button
        type="button"
        ref={button}
        className="icon-button bell-button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <BellIcon size={19} strokeWidth={1.7} aria-hidden="true" />
        {bell.unread > 0 ? <i aria-hidden="true">{count}</i> : null}
      </button>
      <section className="bell-panel" id={panelId} hidden={!open} aria-label={m.bell_label()}>
        <div className="bell-head">
          <h2>{m.bell_label()}</h2>
          {bell.unread > 0 ? (
            <Button kind="bare" size="compact" onClick={() => read("all")}>
              {m.bell_all_read()}
            </Button>
          ) : null}
        </div>
        {bell.state === "failed" ? (
          <p>
            {m.bell_failed()}{" "}
            <Button kind="bare" size="compact" onClick={load}>
              {m.bell_retry()}
            </Button>
          </p>
        ) : null}
        {bell.state === "ready" && bell.notices.length === 0 ? (
          <p>{bell.channel?.startsWith("private-staff") ? m.bell_empty_staff() : m.bell_empty()}</p>
        ) : null}
        <ul>
          {bell.notices.map((notice) => (
            <Notice key={notice.id} notice={notice} locale={locale} onFollow={() => (notice.read ? close() : read([notice.id]))} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Notice({ notice, locale, onFollow }: { notice: NotificationView; locale: Locale; onFollow: () => void }) {
  return (
    <li>
      <Link to={notice.href} onClick={onFollow} data-unread={!notice.read || undefined}>
        <b>
          {notice.read ? null : <span className="vh">{m.bell_new()}: </span>}
          <bdi {...writtenIn(notice.title)}>{notice.title}</bdi>
        </b>
        <span {...writtenIn(notice.text)}>{notice.text}</span>
        <small>
          <RelativeTime at={notice.created_at} locale={locale} />
        </small>
      </Link>
    </li>
  );
}

/** Escape, a click elsewhere and arriving at a page close it. */
function useClosing(
  box: React.RefObject<HTMLElement | null>,
  button: React.RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of page
  useEffect(close, [key]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [open, close, box, button]);
}
