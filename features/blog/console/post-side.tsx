// Beside the texts: what readers see and when, what the post is filed under, how it looks elsewhere, and its history.
import "#ui/console/console-side.css";
import "./post-side.css";
import { useNavigate } from "react-router";
import { type Locale, locales } from "#content/locales.ts";
import type { PostEvent, PostPreview } from "#features/blog/rules/post-previews.contract.ts";
import type { PostWriter, RevisionCard, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { KeysFoot } from "#ui/console/keys-foot.tsx";
import { useKeys } from "#ui/console/use-keys.ts";
import { Notice } from "#ui/notice.tsx";
import { PostActivity } from "./post-activity.tsx";
import { PostAppearance } from "./post-appearance.tsx";
import { PostDetails } from "./post-details.tsx";
import { languageNames } from "./post-editor-words.ts";
import { PostHistory } from "./post-history.tsx";
import { AlsoEditing } from "./post-notices.tsx";
import type { PostOutcome } from "./post-outcome.ts";
import { PostPublishing } from "./post-publishing.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type PostSideProps = {
  post: StaffPost;
  revisions: Partial<Record<Locale, RevisionCard[]>>;
  previews: readonly PostPreview[];
  events: readonly PostEvent[];
  writers: readonly PostWriter[];
  outcome: PostOutcome | undefined;
  desks: Record<Locale, EditedVersion | null>;
  shown: Locale;
  onShow: (locale: Locale) => void;
  /** Colleagues who have the post open. */
  others: readonly string[];
  /** Both columns scroll as one; null while there is one only. */
  together: { on: boolean; turn: (on: boolean) => void } | null;
};

export function PostSide({ post, revisions, previews, events, writers, outcome, desks, shown, onShow, others, together }: PostSideProps) {
  const edited = desks[shown] ?? desks.en ?? desks.ko;
  const navigate = useNavigate();
  const preview = `/staff/blog/${post.id}/preview/${edited?.locale ?? shown}`;
  useKeys(m.console_keys_post, [
    { press: "KeyP", shown: "P", does: m.console_key_preview, run: () => window.open(preview, "_blank", "noopener"), foot: true },
    { press: "KeyU", shown: "U", does: m.console_key_back, run: () => navigate("/staff/blog"), foot: true },
  ]);
  useKeys(m.console_keys_writing, [{ press: "Ctrl+KeyK", shown: "Ctrl K", does: m.console_key_link }]);
  return (
    <aside className="console-side draft-side" aria-label={m.post_editor_side()}>
      <AlsoEditing names={others} />
      {outcome && "told" in outcome ? (
        <Notice tone="good" announce>
          {outcome.told}
        </Notice>
      ) : null}
      {outcome && "message" in outcome && outcome.code !== "post_checks" ? (
        <Notice tone="late" announce>
          {Object.values(outcome.errors).join(" ") || outcome.message}
        </Notice>
      ) : null}
      <section>
        <h2>{m.post_editor_publishing()}</h2>
        {locales.map((locale) => {
          const version = post.versions[locale];
          const own = desks[locale];
          return version && own ? (
            <PostPublishing key={locale} post={post} version={version} edited={own} previews={previews} outcome={outcome} />
          ) : null;
        })}
      </section>
      {together ? (
        <label className="hint draft-together">
          <input type="checkbox" checked={together.on} onChange={(event) => together.turn(event.target.checked)} />
          {m.post_scroll_together()}
        </label>
      ) : null}
      <PostDetails post={post} writers={writers} outcome={outcome} />
      {edited ? (
        <>
          <fieldset className="draft-pick" aria-label={m.post_editor_languages()}>
            {locales.map((locale) =>
              desks[locale] ? (
                <button key={locale} type="button" aria-pressed={edited.locale === locale} onClick={() => onShow(locale)} lang={locale}>
                  {languageNames[locale]}
                </button>
              ) : null,
            )}
          </fieldset>
          <PostAppearance key={`look-${edited.locale}`} post={post} edited={edited} />
          <PostHistory key={`history-${edited.locale}`} post={post} edited={edited} revisions={revisions[edited.locale] ?? []} />
        </>
      ) : null}
      <PostActivity post={post} events={events} />
      <KeysFoot />
    </aside>
  );
}
