// What readers of one language see, and the ways to change it.
import { CalendarClock, ExternalLink, Eye } from "lucide-react";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import type { PostPreview } from "#features/blog/rules/post-previews.contract.ts";
import { koreanField, postTime } from "#features/blog/rules/post-time.ts";
import type { StaffPost, StaffVersion } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenChecks } from "./open-checks.tsx";
import { languageNames, stateTone, stateWord } from "./post-editor-words.ts";
import type { PostOutcome } from "./post-outcome.ts";
import { PostSharing } from "./post-sharing.tsx";
import { PublishingForm } from "./publishing-form.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type PostPublishingProps = {
  post: StaffPost;
  version: StaffVersion;
  edited: EditedVersion;
  previews: readonly PostPreview[];
  outcome: PostOutcome | undefined;
};

export function PostPublishing({ post, version, edited, previews, outcome }: PostPublishingProps) {
  const { locale } = version;
  const planned = version.scheduled_revision ?? 0;
  const newer = String(edited.revision);
  const refused = outcome && "message" in outcome && outcome.values.locale === locale ? outcome.values : undefined;
  const moment = refused?.intent === "schedule" ? refused.at : undefined;
  const turn = { edited, version: version.version };
  return (
    <div className="draft-publishing" data-testid={`publishing-${locale}`}>
      <p className="draft-row">
        <b lang={locale}>{languageNames[locale]}</b>
        <Badge tone={stateTone[version.state]}>
          {stateWord[version.state]()} {version.published_revision ? `r${version.published_revision}` : ""}
        </Badge>
      </p>
      {version.publish_at ? (
        <p className="row hint draft-hint">
          <CalendarClock size={14} aria-hidden="true" />{" "}
          {m.post_editor_planned({ revision: String(planned), time: postTime(version.publish_at) })}
        </p>
      ) : null}
      {version.publish_at && edited.revision > planned ? (
        <div className="draft-open" data-testid={`newer-than-planned-${locale}`}>
          <Notice tone="soon">{m.post_editor_planned_older({ newer })}</Notice>
          <PublishingForm {...turn} intent="schedule">
            <input type="hidden" name="at" value={koreanField(new Date(version.publish_at))} />
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_editor_planned_take({ newer })}
            </button>
          </PublishingForm>
        </div>
      ) : null}
      <OpenChecks outcome={outcome} edited={edited} version={version.version} intent="schedule" />
      <p className="draft-links">
        <a href={`/staff/blog/${post.id}/preview/${locale}`} target="_blank" rel="noopener">
          <Eye size={14} aria-hidden="true" />
          {m.post_editor_preview()}
        </a>
        {version.public_slug ? (
          <a href={`${blogPath(version.public_slug)}?lang=${locale}`} target="_blank" rel="noopener">
            <ExternalLink size={14} aria-hidden="true" />
            {m.post_editor_public()}
          </a>
        ) : null}
      </p>
      <PostSharing edited={edited} version={version.version} previews={previews} outcome={outcome} />
      <details open={moment === undefined ? undefined : true}>
        <summary>{m.post_editor_more()}</summary>
        {version.publish_at ? (
          <PublishingForm {...turn} intent="unschedule">
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_editor_unschedule()}
            </button>
          </PublishingForm>
        ) : (
          <PublishingForm {...turn} intent="schedule" className="draft-schedule">
            <label>
              <span>{m.post_editor_schedule_at()}</span>
              <input type="datetime-local" name="at" step={1} required defaultValue={moment} className="input input-small" />
            </label>
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.post_editor_schedule({ revision: newer })}
            </button>
          </PublishingForm>
        )}
        <div className="cluster draft-choices">
          {version.published_revision !== null ? (
            <PublishingForm {...turn} intent="unpublish" confirm={m.post_editor_unpublish_ask()}>
              <button type="submit" className="btn btn-quiet btn-compact">
                {m.post_editor_unpublish()}
              </button>
            </PublishingForm>
          ) : null}
          {version.state === "archived" ? (
            <PublishingForm {...turn} intent="unpublish">
              <button type="submit" className="btn btn-quiet btn-compact">
                {m.post_editor_unarchive()}
              </button>
            </PublishingForm>
          ) : (
            <PublishingForm
              {...turn}
              intent="archive"
              confirm={version.published_revision === null ? undefined : m.post_editor_unpublish_ask()}
            >
              <button type="submit" className="console-button">
                {m.post_editor_archive()}
              </button>
            </PublishingForm>
          )}
        </div>
      </details>
    </div>
  );
}
