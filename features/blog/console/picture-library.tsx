// All pictures of all posts: what each shows, in both languages, and where it stands.
import "#ui/console/console-queue.css";
import "#ui/styles/fields.css";
import "#ui/styles/find-box.css";
import "./post-side.css";
import "./staff-post-list.css";
import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { inLanguage } from "#content/locale-traits.ts";
import { locales } from "#content/locales.ts";
import { imageSrcSet } from "#features/blog/rules/image-sizes.ts";
import type { PicturePage, PictureView } from "#features/blog/rules/picture-library.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { errorOf } from "#ui/form-failure.ts";
import { LimitedInput } from "#ui/limited.tsx";
import { Notice } from "#ui/notice.tsx";
import { languageNames } from "./post-editor-words.ts";

export type PictureOutcome = { saved: string } | { message: string; errors: Record<string, string>; values: Record<string, string> };

export function PictureLibrary({ page, q, outcome }: { page: PicturePage; q: string; outcome: PictureOutcome | undefined }) {
  const more = new URLSearchParams({ ...(q ? { q } : {}), cursor: page.next ?? "" });
  return (
    <div className="post-list">
      <div className="cluster post-list-head">
        <h1>{m.post_pictures()}</h1>
        <Form method="get" className="find-box post-list-search" role="search" aria-label={m.post_pictures_search()} key={q}>
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={80}
            aria-label={m.post_pictures_search()}
            placeholder={m.post_pictures_search()}
          />
        </Form>
      </div>
      <p className="hint">{m.post_pictures_text()}</p>
      {page.data.length === 0 ? (
        <EmptyState heading={q ? m.post_list_none() : m.post_pictures_none()}>
          <p>{m.post_pictures_none_text()}</p>
        </EmptyState>
      ) : (
        <ul className="picture-rows">
          {page.data.map((picture) => (
            <Picture key={picture.id} picture={picture} outcome={outcome} />
          ))}
        </ul>
      )}
      {page.next ? (
        <p className="console-pager">
          <Link to={`/staff/blog/pictures?${more}`}>{m.post_list_more()}</Link>
        </p>
      ) : null}
    </div>
  );
}

function Picture({ picture, outcome }: { picture: PictureView; outcome: PictureOutcome | undefined }) {
  const { id, src, alts, width, height, uses } = picture;
  const refused = outcome && "message" in outcome && outcome.values.id === id ? outcome : undefined;
  return (
    <li>
      <img
        src={`${src}?w=480`}
        srcSet={imageSrcSet(src, width)}
        sizes="240px"
        alt={alts.en ?? alts.ko ?? ""}
        width={width}
        height={height}
        loading="lazy"
      />
      <Form method="post" preventScrollReset className="draft-details">
        {locales.map((locale) => (
          <label key={locale}>
            <span>{m.post_pictures_alt({ language: languageNames[locale] })}</span>
            <LimitedInput
              name={`alt_${locale}`}
              className="input input-small"
              defaultValue={refused?.values[`alt_${locale}`] ?? alts[locale] ?? ""}
              limit={300}
              error={errorOf(refused?.errors, `alts.${locale}`)}
              {...inLanguage(locale)}
            />
          </label>
        ))}
        <button type="submit" name="id" value={id} className="btn btn-quiet btn-compact">
          {m.post_editor_save_details()}
        </button>
        {refused ? (
          <Notice tone="late" announce>
            {refused.message}
          </Notice>
        ) : null}
        {outcome && "saved" in outcome && outcome.saved === id ? (
          <Notice tone="good" announce>
            {m.post_told_details()}
          </Notice>
        ) : null}
      </Form>
      <div>
        <b>{m.post_pictures_uses()}</b>
        {uses.length === 0 ? <p className="hint">{m.post_pictures_unused()}</p> : null}
        <ul>
          {uses.map((use) => (
            <li key={`${use.post_id}${use.locale}`}>
              <Link to={`/staff/blog/${use.post_id}`} lang={use.locale}>
                {use.title || m.post_editor_untitled()}
              </Link>{" "}
              <span className="hint">{languageNames[use.locale]}</span>{" "}
              {use.public ? <Badge tone="jade">{m.post_state_published()}</Badge> : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
