// One language of the post: title, summary, address, body, and what there is to say about its saving.

import { useId } from "react";
import { defaultLocale, type Locale } from "#content/locales.ts";
import { PostBodyEditor } from "#features/blog/console/editor/post-body-editor.tsx";
import { SaveLine } from "#features/blog/console/editor/save-line.tsx";
import { seoLengths } from "#features/blog/rules/post-checks.ts";
import { slugOf } from "#features/blog/rules/post-text.ts";
import type { StaffPost, StaffVersion } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { LimitedInput, LimitedTextarea } from "#ui/limited.tsx";
import { OpenChecks } from "./open-checks.tsx";
import { languageNames, publishWord, stateTone, stateWord } from "./post-editor-words.ts";
import { PostNotices } from "./post-notices.tsx";
import type { PostOutcome } from "./post-outcome.ts";
import { PublishingForm } from "./publishing-form.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type PostColumnProps = {
  post: StaffPost;
  version: StaffVersion;
  edited: EditedVersion;
  older: readonly number[];
  /** Korean only: the English text it was made from has changed. */
  behind: boolean;
  outcome: PostOutcome | undefined;
  onStillRight: () => void;
  onTakeTheirs: () => void;
};

export function PostColumn({ post, version, edited, older, behind, outcome, onStillRight, onTakeTheirs }: PostColumnProps) {
  const id = useId();
  const { locale, fields } = edited;
  const errors = edited.state.kind === "refused" ? edited.state.errors : {};
  const limits = seoLengths[locale];
  const unpublished = version.published_revision !== null && version.published_revision !== edited.revision;
  // The one loud button: the first text that has something new for readers.
  const news = (name: Locale) => {
    const there = post.versions[name];
    return there !== undefined && there.published_revision !== there.revision;
  };
  const fresh = locale === defaultLocale ? news(locale) || unpublished : !news(defaultLocale) && (news(locale) || unpublished);
  return (
    <section className="draft-column" data-locale={locale} aria-labelledby={`${id}-name`}>
      <header className="draft-head">
        <div>
          <h2 id={`${id}-name`}>{languageNames[locale]}</h2>
          {behind ? (
            <Badge tone="soon">{m.post_editor_korean_older()}</Badge>
          ) : (
            <Badge tone={unpublished ? "soon" : stateTone[version.state]}>
              {unpublished ? m.post_editor_edits() : stateWord[version.state]()}
            </Badge>
          )}
        </div>
        <PublishingForm edited={edited} version={version.version} intent="publish">
          <button type="submit" className={fresh ? "btn btn-compact" : "btn btn-quiet btn-compact"}>
            {publishWord[locale]()}
          </button>
        </PublishingForm>
      </header>
      <SaveLine edited={edited} version={version} />
      <div className="draft-scroll">
        <OpenChecks outcome={outcome} edited={edited} version={version.version} intent="publish" />
        <PostNotices
          post={post}
          edited={edited}
          behind={behind}
          older={older.length}
          onStillRight={onStillRight}
          onTakeTheirs={onTakeTheirs}
        />
        <div className="draft-fields" lang={locale}>
          <label className="vh" htmlFor={`${id}-title`}>
            {m.post_editor_title()} ({languageNames[locale]})
          </label>
          <LimitedTextarea
            id={`${id}-title`}
            className="draft-title"
            rows={1}
            limit={120}
            value={fields.title}
            placeholder={m.post_editor_title()}
            aria-invalid={errors.title ? true : undefined}
            onChange={(event) => edited.setField("title", event.target.value.replace(/\n/g, " "))}
          />
          <Wrong words={errors.title} />
          <label htmlFor={`${id}-summary`}>
            {m.post_editor_summary()}
            <Length text={fields.summary} limit={limits.summary} />
          </label>
          <LimitedTextarea
            id={`${id}-summary`}
            className="input draft-summary"
            rows={2}
            limit={240}
            value={fields.summary}
            aria-invalid={errors.summary ? true : undefined}
            onChange={(event) => edited.setField("summary", event.target.value.replace(/\n/g, " "))}
          />
          <Wrong words={errors.summary} />
          <label htmlFor={`${id}-slug`}>{m.post_editor_slug()}</label>
          <span className="row draft-slug">
            <span aria-hidden="true">/blog/</span>
            <LimitedInput
              id={`${id}-slug`}
              className="input input-small"
              limit={90}
              spellCheck={false}
              autoCapitalize="none"
              value={fields.slug}
              placeholder={slugOf(fields.title)}
              aria-invalid={errors.slug ? true : undefined}
              aria-describedby={`${id}-slug-hint`}
              onChange={(event) => edited.setField("slug", event.target.value.toLowerCase().replace(/\s+/g, "-"))}
            />
          </span>
          <Wrong words={errors.slug} />
          <span className="row hint draft-hint" id={`${id}-slug-hint`}>
            {version.public_slug && fields.slug !== version.public_slug
              ? m.post_editor_slug_moves({ slug: version.public_slug })
              : m.post_editor_slug_hint()}
          </span>
        </div>
        <Wrong words={errors.body} />
        <PostBodyEditor
          key={edited.epoch}
          id={`${id}-body`}
          postId={post.id}
          label={`${m.post_editor_body()} (${languageNames[locale]})`}
          lang={locale}
          body={edited.body}
          placeholder={m.post_editor_placeholder({}, { locale })}
          older={older}
          onChange={edited.bodyChanged}
        />
      </div>
    </section>
  );
}

function Length({ text, limit }: { text: string; limit: number }) {
  const length = [...text].length;
  return (
    <span className="draft-length" data-over={length > limit || undefined}>
      {length} / {limit}
    </span>
  );
}

function Wrong({ words }: { words: string | undefined }) {
  return words ? (
    <p className="field-error" role="alert">
      {words}
    </p>
  ) : null;
}
