// Publishing was refused for red checks: which ones, and the way on for somebody who has read them.
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { PostOutcome } from "./post-outcome.ts";
import { PublishingForm } from "./publishing-form.tsx";
import type { EditedVersion } from "./use-post-version.ts";

type OpenChecksProps = { outcome: PostOutcome | undefined; edited: EditedVersion; version: number; intent: "publish" | "schedule" };

export function openChecks(outcome: PostOutcome | undefined, locale: Locale, intent: string) {
  if (!outcome || !("message" in outcome) || outcome.code !== "post_checks") return null;
  return outcome.values.locale === locale && outcome.values.intent === intent ? outcome : null;
}

export function OpenChecks({ outcome, edited, version, intent }: OpenChecksProps) {
  const asked = openChecks(outcome, edited.locale, intent);
  if (!asked) return null;
  const named = { revision: String(edited.revision) };
  return (
    <div className="draft-open" data-testid={`open-checks-${edited.locale}`}>
      <Notice tone="late" heading={m.post_checks_open()} announce>
        {asked.message}
        <ul>
          {Object.entries(asked.errors).map(([name, words]) => (
            <li key={name}>{words}</li>
          ))}
        </ul>
      </Notice>
      <PublishingForm edited={edited} version={version} intent={intent}>
        {Object.keys(asked.errors).map((name) => (
          <input key={name} type="hidden" name="despite" value={name} />
        ))}
        {intent === "schedule" ? <input type="hidden" name="at" value={asked.values.at} /> : null}
        <button type="submit" className="btn btn-quiet btn-compact">
          {intent === "publish" ? m.post_checks_publish(named) : m.post_checks_schedule(named)}
        </button>
      </PublishingForm>
    </div>
  );
}
