// Every revision of one language, newest first: looked at in place, brought back with one press.
import { useState } from "react";
import { PostBody } from "#features/blog/reader/post-body.tsx";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { readPostRevision } from "#features/blog/rules/staff-blog.contract.ts";
import type { RevisionCard, RevisionView, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { PublishingForm } from "./publishing-form.tsx";
import type { EditedVersion } from "./use-post-version.ts";

export function PostHistory({ post, edited, revisions }: { post: StaffPost; edited: EditedVersion; revisions: RevisionCard[] }) {
  return (
    <section data-testid="history">
      <h2>{m.post_editor_revisions()}</h2>
      <ol className="draft-history">
        {revisions.map((revision) => (
          <li key={revision.revision} data-current={revision.revision === edited.revision || undefined}>
            <details>
              <summary>
                <b>r{revision.revision}</b>
                <span>
                  {revision.kind === "restore"
                    ? m.post_revision_restored({ note: revision.note })
                    : revision.note || revision.title || m.post_editor_untitled()}
                  <small>
                    {revision.author?.name ?? m.post_editor_somebody()}, {postTime(revision.updated_at)}
                  </small>
                </span>
                {revision.public ? <em>{m.post_revision_public()}</em> : null}
              </summary>
              <Revision post={post} edited={edited} revision={revision} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Revision({ post, edited, revision }: { post: StaffPost; edited: EditedVersion; revision: RevisionCard }) {
  const [text, setText] = useState<RevisionView | "failed" | null>(null);
  async function show() {
    try {
      const params = { id: post.id, locale: edited.locale, revision: revision.revision };
      setText((await readCall<typeof readPostRevision>("readPostRevision", { params })).data);
    } catch {
      setText("failed");
    }
  }
  return (
    <div className="draft-revision">
      <div className="cluster draft-choices">
        {text === null ? (
          <button type="button" className="btn btn-quiet btn-compact" onClick={() => void show()}>
            {m.post_revision_show()}
          </button>
        ) : null}
        {revision.revision === edited.revision ? null : (
          <PublishingForm edited={edited} version={post.versions[edited.locale]?.version ?? 0} intent="restore">
            <input type="hidden" name="revision" value={revision.revision} />
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_revision_restore({ revision: String(revision.revision) })}
            </button>
          </PublishingForm>
        )}
      </div>
      {text === "failed" ? <p className="field-error">{m.post_link_failed()}</p> : null}
      {text && text !== "failed" ? (
        <div className="draft-theirs" lang={edited.locale}>
          <h3>{text.title}</h3>
          <p>{text.summary}</p>
          <PostBody body={text.body} locale={edited.locale} code={[]} ids={`${edited.locale}-r${revision.revision}-`} />
        </div>
      ) : null}
    </div>
  );
}
