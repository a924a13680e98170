// All posts as editors see them: both languages in a row, what is public, what has edits, what lags behind.
import "#ui/console/console-queue.css";
import "#ui/console/console-frame.css";
import "#ui/styles/fields.css";
import "#ui/styles/find-box.css";
import "./staff-post-list.css";
import { Plus, Search } from "lucide-react";
import { Form, Link } from "react-router";
import { defaultLocale, type Locale, locales } from "#content/locales.ts";
import { postStates } from "#features/blog/rules/post-kinds.ts";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPostCard, StaffPostPage, VersionCard } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { KeysFoot } from "#ui/console/keys-foot.tsx";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { languageNames, noTextWord, stateTone, stateWord } from "./post-editor-words.ts";

export const listedStates = [...postStates, "deleted"] as const;
export type PostsAddress = { q: string; state: (typeof listedStates)[number] | undefined; cursor: string };

/** `deleted`: the post that was deleted a moment ago. */
type StaffPostListProps = { page: StaffPostPage; address: PostsAddress; deleted: string | null; busy: boolean };

export function postsHref({ q, state, cursor }: Partial<PostsAddress>): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (q) query.set("q", q);
  if (cursor) query.set("cursor", cursor);
  const text = query.toString();
  return `/staff/blog${text && `?${text}`}`;
}

export function StaffPostList({ page, address, deleted, busy }: StaffPostListProps) {
  const { q, state } = address;
  useKeys(m.console_keys_list, [
    {
      press: ["KeyJ", "KeyK"],
      shown: ["J", "K"],
      does: m.console_key_move,
      run: ({ code }) => stepRow(code === "KeyJ" ? 1 : -1),
      foot: true,
    },
    { press: "Enter", shown: "Enter", does: m.console_key_open },
    { press: "KeyN", shown: "N", does: m.console_key_new_post, run: () => pressShown("[data-new-post]"), foot: true },
    { press: "Slash", shown: "/", does: m.console_key_search, run: () => focusShown(".post-list-search input[name=q]"), foot: true },
  ]);
  return (
    <div className="post-list">
      <div className="cluster post-list-head">
        <h1>{m.post_list_title()}</h1>
        <Form
          method="get"
          action="/staff/blog"
          className="find-box post-list-search"
          role="search"
          aria-label={m.post_list_search()}
          key={q}
        >
          <Search size={16} aria-hidden="true" />
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={80}
            aria-label={m.post_list_search()}
            placeholder={m.post_list_search()}
          />
        </Form>
        <Link to="/staff/blog/pictures" className="btn btn-quiet btn-compact">
          {m.post_pictures()}
        </Link>
        <Form method="post" action="/staff/blog?index">
          <Button type="submit" size="compact" busy={busy} data-new-post>
            <Plus size={16} aria-hidden="true" />
            {m.post_list_new()}
          </Button>
        </Form>
      </div>
      {deleted ? (
        <Notice tone="good" announce action={<Undelete id={deleted} words={m.post_delete_undo()} />}>
          {m.post_told_deleted()}
        </Notice>
      ) : null}
      <LinkTabs
        label={m.post_list_states()}
        items={[
          { to: postsHref({ q }), label: m.post_list_all(), current: !state },
          ...postStates.map((name) => ({ to: postsHref({ q, state: name }), label: stateWord[name](), current: state === name })),
          { to: postsHref({ q, state: "deleted" }), label: m.post_state_deleted(), current: state === "deleted" },
        ]}
      />
      {page.data.length === 0 ? (
        <EmptyState heading={q || state ? m.post_list_none() : m.post_list_empty()}>
          <p>{q || state ? m.post_list_none_text() : m.post_list_empty_text()}</p>
        </EmptyState>
      ) : (
        <ul className="post-list-rows">
          {page.data.map((post) => (
            <Row key={post.id} post={post} deleted={state === "deleted"} />
          ))}
        </ul>
      )}
      {page.next ? (
        <p className="console-pager">
          <Link to={postsHref({ q, state, cursor: page.next })}>{m.post_list_more()}</Link>
        </p>
      ) : null}
      <KeysFoot />
    </div>
  );
}

function stepRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(".post-list-row a")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}

function pressShown(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function Undelete({ id, words }: { id: string; words: string }) {
  return (
    <Form method="post" action="/staff/blog?index">
      <button type="submit" name="undelete" value={id} className="btn btn-quiet btn-compact">
        {words}
      </button>
    </Form>
  );
}

function Row({ post, deleted }: { post: StaffPostCard; deleted: boolean }) {
  const of = (locale: Locale) => post.versions.find((version) => version.locale === locale);
  // What is deleted is not opened, only brought back.
  const Line = deleted ? "div" : Link;
  const last = [...post.versions].sort((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
  return (
    <li className="post-list-row">
      <Line to={`/staff/blog/${post.id}`} className="post-list-line">
        {locales.map((locale) => (
          <Version
            key={locale}
            locale={locale}
            version={of(locale)}
            note={post.korean_older && locale !== defaultLocale ? m.post_editor_korean_older() : null}
          />
        ))}
        <span className="hint post-list-meta">
          <span>{post.tags.join(", ")}</span>
          <span>
            {last?.updated_by ? `${last.updated_by.name}, ` : ""}
            {postTime(post.updated_at)}
          </span>
          {deleted ? <Undelete id={post.id} words={m.post_undelete()} /> : null}
        </span>
      </Line>
    </li>
  );
}

function Version({ locale, version, note }: { locale: Locale; version: VersionCard | undefined; note: string | null }) {
  if (!version) {
    return (
      <span className="post-list-version" data-none>
        <b>{noTextWord[locale]()}</b>
      </span>
    );
  }
  const edited = version.published_revision !== null && version.published_revision !== version.revision;
  return (
    <span className="post-list-version">
      <b lang={locale}>{version.title || m.post_editor_untitled()}</b>
      <span className="cluster post-list-states">
        <span className="console-lang">
          <span className="vh">{languageNames[locale]}</span>
          <span aria-hidden="true">{locale.toUpperCase()}</span>
        </span>
        <Badge tone={stateTone[version.state]}>{stateWord[version.state]()}</Badge>
        {edited ? <Badge tone="soon">{m.post_editor_edits()}</Badge> : null}
        {note ? <Badge tone="soon">{note}</Badge> : null}
        {version.publish_at ? (
          <span className="post-list-when">
            {m.post_editor_planned({ revision: String(version.scheduled_revision), time: postTime(version.publish_at) })}
          </span>
        ) : null}
      </span>
    </span>
  );
}
