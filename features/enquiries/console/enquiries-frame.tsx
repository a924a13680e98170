// The enquiries console: views, list, and the open enquiry beside it. The panes are those of the ticket console.
import "#ui/styles/find-box.css";
import "#ui/console/console-frame.css";
import "#ui/console/console-queue.css";
import "#ui/console/queue-head.css";
import "#ui/console/queue-row.css";
import "./enquiries-frame.css";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Locale } from "#content/locales.ts";
import { type EnquiryAddress, isFiltered, writeEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import { enquiryViews } from "#features/enquiries/rules/enquiry-states.ts";
import { viewWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryCounts, EnquiryList } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { useRefreshSoon } from "#features/realtime/use-refresh-soon.ts";
import { m } from "#platform/paraglide/messages.js";
import { KeysFoot } from "#ui/console/keys-foot.tsx";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import type { Colleague } from "./colleague.ts";
import { EnquiriesFilter } from "./enquiries-filter.tsx";
import { EnquiryRow } from "./enquiry-row.tsx";

type EnquiriesFrameProps = {
  address: EnquiryAddress;
  list: EnquiryList;
  counts: EnquiryCounts;
  people: Colleague[];
  now: string;
  locale: Locale;
  openId: string | undefined;
  children: ReactNode;
};

const base = "/staff/enquiries";

export function EnquiriesFrame({ address, list, counts, people, now, locale, openId, children }: EnquiriesFrameProps) {
  const refresh = useRefreshSoon(300);
  useLive(supportChannel, { [realtimeEvents.enquiryChanged]: refresh }, refresh);
  useRowKeys(openId);
  const query = writeEnquiryAddress(address);
  const here = writeEnquiryAddress({ ...address, cursor: undefined });
  const views = (
    <nav aria-label={m.enquiries_views()} className="console-nav">
      <h2>{m.enquiries_views()}</h2>
      {enquiryViews.map((view) => (
        <Link
          key={view}
          to={`${base}${writeEnquiryAddress({ view })}`}
          aria-current={address.view === view && !isFiltered(address) ? "page" : undefined}
        >
          <span>{viewWords[view]()}</span>
          {view === "all" ? null : <b data-zero={counts[view] === 0 || undefined}>{counts[view]}</b>}
        </Link>
      ))}
    </nav>
  );
  return (
    <div className="console enquiry-console staff-bleed" data-open={openId ? "" : undefined}>
      <h1 className="vh">{m.enquiries_title()}</h1>
      <aside className="console-views">{views}</aside>
      <section className="console-queue" aria-label={m.enquiries_list()}>
        <header className="cluster console-queue-head">
          <h2>
            {viewWords[address.view]()} <span>{address.view === "all" ? "" : counts[address.view]}</span>
          </h2>
          <details className="console-drop">
            <summary>
              {viewWords[address.view]()} <span>{address.view === "all" ? "" : counts[address.view]}</span>
            </summary>
            <div>{views}</div>
          </details>
          <EnquiriesFilter address={address} people={people} />
        </header>
        <div className="console-scroll">
          {list.data.length === 0 ? (
            <div className="console-empty">
              <h2>{isFiltered(address) || address.view !== "inbox" ? m.enquiries_empty() : m.enquiries_empty_inbox()}</h2>
              <p>{isFiltered(address) || address.view !== "inbox" ? m.enquiries_empty_text() : m.enquiries_empty_inbox_text()}</p>
            </div>
          ) : (
            <ul>
              {list.data.map((item) => (
                <EnquiryRow
                  key={item.id}
                  item={item}
                  to={`${base}/${item.id}${query}`}
                  current={item.id === openId}
                  now={now}
                  locale={locale}
                />
              ))}
            </ul>
          )}
          <div className="console-pager">
            {address.cursor ? <Link to={`${base}${here}`}>{m.enquiries_newest()}</Link> : null}
            {list.meta.next_cursor ? (
              <Link to={`${base}${writeEnquiryAddress({ ...address, cursor: list.meta.next_cursor })}`}>{m.enquiries_more()}</Link>
            ) : null}
          </div>
          {list.data.length > 0 ? (
            <p className="cluster enquiry-export">
              <a href={`${base}/export${here}`} download>
                <Download size={15} aria-hidden="true" />
                {m.enquiries_export()}
              </a>
              <span>{m.enquiries_export_note()}</span>
            </p>
          ) : null}
        </div>
      </section>
      {openId ? <div className="console-case">{children}</div> : children}
      <KeysFoot />
    </div>
  );
}

function useRowKeys(openId: string | undefined): void {
  const navigate = useNavigate();
  const move = (step: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLAnchorElement>(".enquiry-console a[data-row]")];
    const at = rows.findIndex((row) => row === document.activeElement || row.dataset.row === openId);
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
    next?.focus();
    if (openId && next) void navigate(next.getAttribute("href") ?? "");
  };
  useKeys(m.console_keys_list, [
    {
      press: ["KeyJ", "KeyK"],
      shown: ["J", "K"],
      does: m.console_key_move,
      run: ({ code }) => move(code === "KeyJ" ? 1 : -1),
      foot: true,
    },
    ...(openId ? [] : [{ press: "Enter", shown: "Enter", does: m.console_key_open }]),
    { press: "Slash", shown: "/", does: m.console_key_search, run: () => focusShown("#enquiries-q"), foot: true },
  ]);
}
