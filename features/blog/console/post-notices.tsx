// What a writer must know about the text: a colleague was faster, the browser holds another copy, the English has moved on.

import { PostBody } from "#features/blog/reader/post-body.tsx";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { VersionOnDesk } from "./use-post-version.ts";

type PostNoticesProps = {
  post: StaffPost;
  desk: VersionOnDesk;
  behind: boolean;
  older: number;
  onStillRight: () => void;
  onTakeTheirs: () => void;
};

export function PostNotices({ desk, behind, older, onStillRight, onTakeTheirs }: PostNoticesProps) {
  return (
    <>
      <Conflict desk={desk} onTakeTheirs={onTakeTheirs} />
      {desk.copy ? (
        <Notice
          tone="soon"
          heading={m.post_desk_copy()}
          action={
            <span className="pd-choices">
              <button type="button" className="btn btn-quiet btn-compact" onClick={() => desk.copy && desk.takeCopy(desk.copy)}>
                {m.post_desk_copy_take()}
              </button>
              <button type="button" className="tk-ghost" onClick={desk.forgetCopy}>
                {m.post_desk_copy_drop()}
              </button>
            </span>
          }
        >
          {m.post_desk_copy_text({ time: postTime(desk.copy.at) })}
        </Notice>
      ) : null}
      {behind ? (
        <Notice
          tone="soon"
          action={
            <button type="button" className="btn btn-quiet btn-compact" onClick={onStillRight}>
              {m.post_desk_still_right()}
            </button>
          }
        >
          {older > 0 ? m.post_desk_older_blocks({ count: String(older) }) : m.post_desk_older_text()}
        </Notice>
      ) : null}
    </>
  );
}

function Conflict({ desk, onTakeTheirs }: { desk: VersionOnDesk; onTakeTheirs: () => void }) {
  if (desk.state.kind !== "newer") return null;
  const theirs = desk.state.theirs.versions[desk.locale];
  if (!theirs) return null;
  const name = theirs.updated_by?.name ?? m.post_desk_somebody();
  return (
    <div className="pd-conflict" role="alert">
      <p>
        <b>{m.post_desk_newer({ name, revision: String(theirs.revision), time: postTime(theirs.updated_at) })}</b>{" "}
        {m.post_desk_newer_text()}
      </p>
      <details>
        <summary>{m.post_desk_newer_show()}</summary>
        <div className="pd-theirs" lang={desk.locale}>
          <h3>{theirs.title}</h3>
          <p>{theirs.summary}</p>
          <PostBody body={theirs.body} code={[]} />
        </div>
      </details>
      <span className="pd-choices">
        <button type="button" className="btn btn-quiet btn-compact" onClick={onTakeTheirs}>
          {m.post_desk_newer_take({ name })}
        </button>
        <button type="button" className="btn btn-quiet btn-compact" onClick={() => void desk.saver.overwrite(theirs.version)}>
          {m.post_desk_newer_mine()}
        </button>
      </span>
    </div>
  );
}
