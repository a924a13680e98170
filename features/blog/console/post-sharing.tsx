// Links that show a working text to people without an account: made for some days, told once, taken back at any time.
import { useState } from "react";
import { Form } from "react-router";
import { previewDays } from "#features/blog/rules/post-kinds.ts";
import type { PostPreview } from "#features/blog/rules/post-previews.contract.ts";
import { postTime } from "#features/blog/rules/post-time.ts";
import { m } from "#platform/paraglide/messages.js";
import { languageNames } from "./post-editor-words.ts";
import type { PostOutcome } from "./post-outcome.ts";
import { PublishingForm } from "./publishing-form.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type PostSharingProps = { edited: EditedVersion; version: number; previews: readonly PostPreview[]; outcome: PostOutcome | undefined };

export function PostSharing({ edited, version, previews, outcome }: PostSharingProps) {
  const [copied, setCopied] = useState(false);
  async function copy(link: string) {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  }
  const made = outcome && "told" in outcome && outcome.locale === edited.locale ? (outcome.link ?? null) : null;
  const own = previews.filter(({ locale }) => locale === edited.locale);
  return (
    <details open={made !== null || undefined}>
      <summary>{m.post_share()}</summary>
      <p className="hint">{m.post_share_text()}</p>
      {made ? (
        <p className="draft-shared">
          <input
            className="input input-small"
            readOnly
            value={made}
            aria-label={m.post_share_link()}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="btn btn-quiet btn-compact" onClick={() => void copy(made)}>
            {copied ? m.blog_copied() : m.post_share_copy()}
          </button>
        </p>
      ) : null}
      <PublishingForm edited={edited} version={version} intent="share" className="draft-schedule">
        <label>
          <span>{m.post_share_days()}</span>
          <select name="days" className="input input-small" defaultValue="7">
            {previewDays.map((days) => (
              <option key={days} value={days}>
                {m.post_share_for({ days: String(days) })}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn-quiet btn-compact">
          {m.post_share_make()}
        </button>
      </PublishingForm>
      <ul className="draft-shares">
        {own.map((preview) => (
          <li key={preview.id}>
            <span className="hint">
              {m.post_share_until({ time: postTime(preview.expires_at), name: preview.created_by?.name ?? m.post_editor_somebody() })}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="unshare" />
              <input type="hidden" name="locale" value={edited.locale} />
              <button type="submit" name="preview" value={preview.id} className="console-button">
                {m.post_share_end()} <span className="vh">{languageNames[edited.locale]}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
