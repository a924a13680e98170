import "#ui/styles/find-box.css";
import { type Locale, otherLocale } from "#content/locales.ts";
import "#ui/console/console-pages.css";
import "./canned.css";
import { Plus, Search } from "lucide-react";
import { Form, Link } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import type { CannedReplyView } from "#features/support/rules/canned-replies.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function CannedList({ replies, asked, locale }: { replies: CannedReplyView[]; asked: string; locale: Locale }) {
  const other = otherLocale(locale);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.canned_title()}</h1>
          <p>{m.canned_sub()}</p>
        </div>
        <ButtonLink to="/staff/canned-replies/macros" kind="quiet" size="compact">
          {m.macro_title()}
        </ButtonLink>
        <ButtonLink to="/staff/canned-replies/new" size="compact">
          <Plus size={16} aria-hidden="true" />
          {m.canned_new()}
        </ButtonLink>
      </div>
      <Form method="get" role="search" aria-label={m.canned_search()} className="find-box console-find">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={m.canned_search()}
          aria-label={m.canned_search()}
          data-desk-search
        />
      </Form>
      {replies.length === 0 ? (
        asked ? (
          <p className="console-none">{m.console_canned_none()}</p>
        ) : (
          <EmptyState heading={m.canned_none()}>{m.canned_none_text()}</EmptyState>
        )
      ) : null}
      <ul className="canned-list">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Link to={`/staff/canned-replies/${reply.id}`}>
              <code>/{reply.shortcut}</code>
              <span>
                <b lang={locale}>{reply.title[locale]}</b>
                <small lang={other}>{reply.title[other]}</small>
              </span>
              <p lang={locale}>{reply.body[locale]}</p>
              <em>{reply.department ? departmentWords[reply.department]() : m.canned_every()}</em>
              <i>{m.canned_used({ count: String(reply.used) })}</i>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
