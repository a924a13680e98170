// What readers of one language see, and the ways to change it.
import { CalendarClock, ExternalLink, Eye } from "lucide-react";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import { postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPost, VersionDesk } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { languageNames, stateTone, stateWord } from "./post-desk-words.ts";
import { TurnForm } from "./turn-form.tsx";
import type { VersionOnDesk } from "./use-post-version.ts";

export function PostPublishing({ post, version, desk }: { post: StaffPost; version: VersionDesk; desk: VersionOnDesk }) {
  const { locale } = version;
  const turn = { desk, version: version.version };
  return (
    <div className="pd-publishing" data-testid={`publishing-${locale}`}>
      <p className="pd-row">
        <b lang={locale}>{languageNames[locale]}</b>
        <Badge tone={stateTone[version.state]}>
          {stateWord[version.state]()} {version.published_revision ? `r${version.published_revision}` : ""}
        </Badge>
      </p>
      {version.publish_at ? (
        <p className="pd-hint">
          <CalendarClock size={14} aria-hidden="true" /> {m.post_desk_planned({ time: postTime(version.publish_at) })}
        </p>
      ) : null}
      <p className="pd-links">
        <a href={`/staff/blog/${post.id}/preview/${locale}`} target="_blank" rel="noopener">
          <Eye size={14} aria-hidden="true" />
          {m.post_desk_preview()}
        </a>
        {version.public_slug ? (
          <a href={`${blogPath(version.public_slug)}?lang=${locale}`} target="_blank" rel="noopener">
            <ExternalLink size={14} aria-hidden="true" />
            {m.post_desk_public()}
          </a>
        ) : null}
      </p>
      <details>
        <summary>{m.post_desk_more()}</summary>
        {version.publish_at ? (
          <TurnForm {...turn} intent="unschedule">
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_desk_unschedule()}
            </button>
          </TurnForm>
        ) : (
          <TurnForm {...turn} intent="schedule" className="pd-schedule">
            <label>
              <span>{m.post_desk_schedule_at()}</span>
              <input type="datetime-local" name="at" step={1} required className="input input-small" />
            </label>
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_desk_schedule()}
            </button>
          </TurnForm>
        )}
        <span className="pd-choices">
          {version.published_revision !== null ? (
            <TurnForm {...turn} intent="unpublish" confirm={m.post_desk_unpublish_ask()}>
              <button type="submit" className="btn btn-quiet btn-compact">
                {m.post_desk_unpublish()}
              </button>
            </TurnForm>
          ) : null}
          {version.state === "archived" ? (
            <TurnForm {...turn} intent="unpublish">
              <button type="submit" className="btn btn-quiet btn-compact">
                {m.post_desk_unarchive()}
              </button>
            </TurnForm>
          ) : (
            <TurnForm {...turn} intent="archive" confirm={version.published_revision === null ? undefined : m.post_desk_unpublish_ask()}>
              <button type="submit" className="tk-ghost">
                {m.post_desk_archive()}
              </button>
            </TurnForm>
          )}
        </span>
      </details>
    </div>
  );
}
