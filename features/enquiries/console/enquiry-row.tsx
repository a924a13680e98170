import "#ui/console/queue-row.css";
import "./enquiry-row.css";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { intentWords, statusShapes, statusWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryItem } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";

type EnquiryRowProps = { item: EnquiryItem; to: string; current: boolean; now: string; locale: Locale };

export function EnquiryRow({ item, to, current, now, locale }: EnquiryRowProps) {
  return (
    <li className="console-row" data-current={current || undefined} data-loud={item.status === "new" || undefined}>
      <Link to={to} className="console-row-link enquiry-row" aria-current={current ? "page" : undefined} data-row={item.id}>
        <span className="row console-row-state" title={statusWords[item.status]()}>
          <StatusIcon shape={statusShapes[item.status]} size={15} />
          <span className="console-wide-only">{statusWords[item.status]()}</span>
          <span className="vh">{statusWords[item.status]()}</span>
        </span>
        <span className="ellipsis console-row-subject">
          <bdi {...writtenIn(item.name)}>{item.name}</bdi>
          {item.company ? <small {...writtenIn(item.company)}>{item.company}</small> : null}
        </span>
        <span className="console-row-due">
          <RelativeTime at={item.created_at} now={now} locale={locale} />
        </span>
        <span className="row hint console-row-meta">
          <span className="enquiry-intent" data-intent={item.intent}>
            {intentWords[item.intent]()}
          </span>
          {item.has_config ? (
            <span className="enquiry-has" title={m.enquiries_has_config()}>
              <SlidersHorizontal size={13} aria-hidden="true" />
              <span className="vh">{m.enquiries_has_config()}</span>
            </span>
          ) : null}
          <span className="console-row-number">{item.reference.replace(/^E-/, "")}</span>
          <span className="console-lang">{item.locale.toUpperCase()}</span>
          {item.service ? <span className="console-tag console-wide-only">{item.service}</span> : null}
        </span>
        <span className="console-row-last console-wide-only" {...writtenIn(item.snippet)}>
          {item.snippet}
        </span>
        <span className="row console-row-end">
          <span className="console-owner" title={item.assignee?.name ?? m.enquiries_nobody()}>
            {item.assignee ? <Avatar name={item.assignee.name} kind="staff" size="small" /> : <i />}
            <span className="vh">{item.assignee?.name ?? m.enquiries_nobody()}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
