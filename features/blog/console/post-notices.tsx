// What a writer must know about the text: a colleague was faster, the browser holds another copy, the English has moved on.

import { PostBody } from "#features/blog/reader/post-body.tsx";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Notice } from "#ui/notice.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type PostNoticesProps = {
  post: StaffPost;
  edited: EditedVersion;
  behind: boolean;
  older: number;
  onStillRight: () => void;
  onTakeTheirs: () => void;
};

export function PostNotices({ edited, behind, older, onStillRight, onTakeTheirs }: PostNoticesProps) {
  return (
    <>
      <Conflict edited={edited} onTakeTheirs={onTakeTheirs} />
      {edited.copy ? (
        <Notice
          tone="soon"
          heading={m.post_editor_copy()}
          action={
            <span className="cluster draft-choices">
              <button type="button" className="btn btn-quiet btn-compact" onClick={() => edited.copy && edited.takeCopy(edited.copy)}>
                {m.post_editor_copy_take()}
              </button>
              <button type="button" className="console-button" onClick={edited.forgetCopy}>
                {m.post_editor_copy_drop()}
              </button>
            </span>
          }
        >
          {m.post_editor_copy_text({ time: postTime(edited.copy.at) })}
        </Notice>
      ) : null}
      {behind ? (
        <Notice
          tone="soon"
          action={
            <button type="button" className="btn btn-quiet btn-compact" onClick={onStillRight}>
              {m.post_editor_still_right()}
            </button>
          }
        >
          {older > 0 ? m.post_editor_older_blocks({ count: String(older) }) : m.post_editor_older_text()}
        </Notice>
      ) : null}
    </>
  );
}

/** Colleagues who have the same post open: two texts at once would end in a conflict. */
export function AlsoEditing({ names }: { names: readonly string[] }) {
  const shown = names.join(", ");
  return (
    <p className="draft-also" role="status" hidden={names.length === 0}>
      {names.map((name) => (
        <Avatar key={name} name={name} kind="staff" size="small" />
      ))}
      {names.length > 1 ? m.post_editing_many({ names: shown }) : m.post_editing({ names: shown })}
    </p>
  );
}

function Conflict({ edited, onTakeTheirs }: { edited: EditedVersion; onTakeTheirs: () => void }) {
  if (edited.state.kind !== "newer") return null;
  const theirs = edited.state.theirs.versions[edited.locale];
  if (!theirs) return null;
  const name = theirs.updated_by?.name ?? m.post_editor_somebody();
  return (
    <div className="draft-conflict" role="alert">
      <p>
        <b>{m.post_editor_newer({ name, revision: String(theirs.revision), time: postTime(theirs.updated_at) })}</b>{" "}
        {m.post_editor_newer_text()}
      </p>
      <details>
        <summary>{m.post_editor_newer_show()}</summary>
        <div className="draft-theirs" lang={edited.locale}>
          <h3>{theirs.title}</h3>
          <p>{theirs.summary}</p>
          <PostBody body={theirs.body} locale={edited.locale} code={[]} ids={`${edited.locale}-theirs-`} />
        </div>
      </details>
      <span className="cluster draft-choices">
        <button type="button" className="btn btn-quiet btn-compact" onClick={onTakeTheirs}>
          {m.post_editor_newer_take({ name })}
        </button>
        <button type="button" className="btn btn-quiet btn-compact" onClick={() => void edited.saver.overwrite(theirs.version)}>
          {m.post_editor_newer_mine()}
        </button>
      </span>
    </div>
  );
}
