// Where the text is at this moment: on its way, with the server, or only here.

import { postTime } from "#features/blog/rules/post-time.ts";
import type { VersionDesk } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import type { VersionOnDesk } from "./use-post-version.ts";

export function SaveLine({ desk, version }: { desk: VersionOnDesk; version: VersionDesk }) {
  const { state, revision, locale } = desk;
  const words = () => {
    switch (state.kind) {
      case "saved":
        return m.post_desk_saved({ revision: String(revision), time: postTime(state.at ?? version.updated_at) });
      case "failed":
        return m.post_desk_unsaved();
      case "newer":
        return m.post_desk_held();
      case "refused":
        return m.post_desk_refused();
      default:
        return m.post_desk_saving();
    }
  };
  return (
    <p className="pd-save" role="status" data-state={state.kind} data-testid={`save-${locale}`}>
      {words()}
      {version.published_revision ? <span>{m.post_desk_public_is({ revision: String(version.published_revision) })}</span> : null}
    </p>
  );
}
