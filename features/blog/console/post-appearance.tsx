// How the text looks in a search result and as a shared card, what to mend before publishing, and where its links lead.
import { Check, CircleAlert, CircleHelp, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { brand } from "#content/brand.ts";
import { CoverDrawing } from "#features/blog/reader/cover-drawing.tsx";
import { checkPost, checkWords, seoLengths } from "#features/blog/rules/post-checks.ts";
import { slugOf } from "#features/blog/rules/post-text.ts";
import type { checkPostLinks } from "#features/blog/rules/staff-blog.contract.ts";
import type { LinkCheck, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { sendCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import type { EditedVersion } from "./use-post-version.ts";

export function PostAppearance({ post, edited }: { post: StaffPost; edited: EditedVersion }) {
  const { fields, locale, words } = edited;
  const slug = fields.slug || slugOf(fields.title);
  return (
    <>
      <section>
        <h2>{m.post_editor_looks()}</h2>
        <div className="draft-result" lang={locale}>
          <span>
            {brand.name[locale]} › blog › {slug}
          </span>
          <b>{cut(fields.title || m.post_editor_untitled(), seoLengths[locale].title)}</b>
          <p>{cut(fields.summary, seoLengths[locale].summary)}</p>
        </div>
        <div className="draft-card" lang={locale}>
          <CoverDrawing cover={post.cover} />
          <span>{brand.name[locale]}</span>
          <b>{fields.title || m.post_editor_untitled()}</b>
        </div>
      </section>
      <section>
        <h2>{m.post_editor_before()}</h2>
        <ul className="draft-checks">
          {checkPost({ ...words, ...fields }, locale).map((check) => (
            <li key={check.name} data-ok={check.ok || undefined}>
              {check.ok ? <Check size={15} aria-hidden="true" /> : <TriangleAlert size={15} aria-hidden="true" />}
              {checkWords(check, locale)}
            </li>
          ))}
        </ul>
        <Links post={post} edited={edited} />
      </section>
    </>
  );
}

const linkIcons = { ok: Check, broken: CircleAlert, unknown: CircleHelp };

function Links({ post, edited }: { post: StaffPost; edited: EditedVersion }) {
  const [links, setLinks] = useState<LinkCheck[] | "busy" | "failed" | null>(null);
  async function check() {
    setLinks("busy");
    await edited.saver.flush();
    try {
      const params = { id: post.id, locale: edited.locale };
      setLinks((await sendCall<typeof checkPostLinks>("checkPostLinks", { params })).data);
    } catch {
      setLinks("failed");
    }
  }
  const words = { ok: m.post_link_ok(), broken: m.post_link_broken(), unknown: m.post_link_unknown() };
  return (
    <div className="draft-link-check">
      <button type="button" className="btn btn-quiet btn-compact" aria-busy={links === "busy" || undefined} onClick={() => void check()}>
        {links === "busy" ? m.post_link_checking() : m.post_link_check()}
      </button>
      <div role="status">
        {links === "failed" ? <p className="field-error">{m.post_link_failed()}</p> : null}
        {Array.isArray(links) && links.length === 0 ? <p className="row hint draft-hint">{m.post_link_none()}</p> : null}
        {Array.isArray(links) && links.length > 0 ? (
          <ul className="draft-checks">
            {[...links]
              .sort((a, b) => (a.state === "ok" ? 1 : 0) - (b.state === "ok" ? 1 : 0))
              .map(({ href, state, detail }) => {
                const Icon = linkIcons[state];
                return (
                  <li key={href} data-ok={state === "ok" || undefined}>
                    <Icon size={15} aria-hidden="true" />
                    <span>
                      <code>{href}</code> {words[state]} {state === "ok" ? "" : detail}
                    </span>
                  </li>
                );
              })}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}
