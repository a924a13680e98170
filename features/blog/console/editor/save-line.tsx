// Where the text is at this moment: on its way, with the server, or only here.

import type { FailedSave } from "#features/blog/console/editor/post-saver.ts";
import type { EditedVersion } from "#features/blog/console/use-post-version.ts";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffVersion } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";

const failedWords: Record<FailedSave, () => string> = {
  offline: m.post_editor_unsaved,
  unanswered: m.post_editor_unanswered,
  "signed-out": m.post_editor_signed_out,
  deleted: m.post_editor_deleted,
};

export function SaveLine({ edited, version }: { edited: EditedVersion; version: StaffVersion }) {
  const { state, revision, locale } = edited;
  const words = () => {
    switch (state.kind) {
      case "saved":
        return m.post_editor_saved({ revision: String(revision), time: postTime(state.at ?? version.updated_at) });
      case "failed":
        return failedWords[state.why]();
      case "newer":
        return m.post_editor_held();
      case "refused":
        return m.post_editor_refused();
      default:
        return m.post_editor_saving();
    }
  };
  return (
    <p className="draft-save" role="status" data-state={state.kind} data-testid={`save-${locale}`}>
      {words()}
      {version.published_revision ? <span>{m.post_editor_public_is({ revision: String(version.published_revision) })}</span> : null}
    </p>
  );
}
