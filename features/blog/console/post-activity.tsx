// What was done with the post, by whom; and throwing it away.
import { Form } from "react-router";
import type { PostAction } from "#features/blog/rules/post-kinds.ts";
import { deletedDays } from "#features/blog/rules/post-kinds.ts";
import type { PostEvent } from "#features/blog/rules/post-previews.contract.ts";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { languageNames } from "./post-editor-words.ts";

const actionWord: Record<PostAction, () => string> = {
  published: m.post_did_published,
  scheduled: m.post_did_scheduled,
  unscheduled: m.post_did_unscheduled,
  unpublished: m.post_did_unpublished,
  archived: m.post_did_archived,
  deleted: m.post_did_deleted,
  undeleted: m.post_did_undeleted,
  shared: m.post_did_shared,
  unshared: m.post_did_unshared,
};

export function PostActivity({ post, events }: { post: StaffPost; events: readonly PostEvent[] }) {
  const shown = Object.values(post.versions).some(
    ({ published_revision, publish_at }) => published_revision !== null || publish_at !== null,
  );
  return (
    <>
      {events.length > 0 ? (
        <section data-testid="activity">
          <h2>{m.post_activity()}</h2>
          <ul className="draft-checks">
            {events.map(({ id, action, locale, by, at }) => (
              <li key={id} className="draft-did">
                {actionWord[action]()} {locale ? `(${languageNames[locale]})` : ""}
                <span className="hint">
                  {by?.name ?? m.post_editor_somebody()}, {postTime(at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section data-testid="delete">
        <h2>{m.post_delete_head()}</h2>
        <p className="hint">{shown ? m.post_delete_shown() : m.post_delete_text({ days: String(deletedDays) })}</p>
        {shown ? null : (
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="btn btn-quiet btn-compact">
              {m.post_delete()}
            </button>
          </Form>
        )}
      </section>
    </>
  );
}
