import "#ui/styles/side-panel.css";
import "./settings-parts.css";
import { type ReactNode, useId } from "react";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";

type SettingsPartProps = { title: ReactNode; intro?: ReactNode; outcome?: Outcome; children: ReactNode };

/** What the last press of a button came to. */
export type Outcome = { told: string } | FormFailure | undefined;

export function SettingsPart({ title, intro, outcome, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro ? <p className="settings-intro">{intro}</p> : <p className="settings-intro" />}
      <OutcomeNotice outcome={outcome} />
      {children}
    </section>
  );
}

/** Good news and what no field can carry. Errors of fields stand under the fields. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  if ("told" in outcome) {
    return (
      <Notice tone="good" announce>
        {outcome.told}
      </Notice>
    );
  }
  const marked = Object.keys(outcome.errors).length > 0;
  return (
    <Notice tone="late" announce>
      {marked ? m.account_errors() : outcome.message} {outcome.retryAt ? <b>{m.account_retry_at({ time: outcome.retryAt })}</b> : null}
    </Notice>
  );
}

export function failureIn(outcome: Outcome): FormFailure | undefined {
  return outcome && "code" in outcome ? outcome : undefined;
}

/** Facts one above the other: a term and what it is. */
export function SettingsFacts({ rows }: { rows: [term: string, fact: ReactNode][] }) {
  return (
    <dl className="side-facts settings-facts">
      {rows.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The end of a form whose button says "Save". */
export function SettingsSave({ busy, apart = false }: { busy: boolean; apart?: boolean }) {
  return (
    <div className={`cluster settings-actions ${apart ? "apart" : ""}`}>
      <Button type="submit" size="small" busy={busy} busyLabel={m.settings_saving()}>
        {m.settings_save()}
      </Button>
    </div>
  );
}
