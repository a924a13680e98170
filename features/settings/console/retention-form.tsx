// How long records are kept. Where a shorter period removes something, the fields say how much, and a tick is asked for.
import { Form } from "react-router";
import type { RetentionValue } from "#features/settings/rules/retention-values.ts";
import { type RetentionKind, retentionKinds, retentionLimits } from "#features/settings/rules/setting-figures.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { FigureField } from "./figure-field.tsx";
import { retentionWords } from "./setting-words.ts";

type RetentionFormProps = { value: RetentionValue; version: number; failure: FormFailure | undefined; busy: boolean };
type Range = { from: string; to: string };

const hints: Record<RetentionKind, (range: Range) => string> = {
  tickets_years: m.setting_retention_tickets_hint,
  chats_years: m.setting_retention_chats_hint,
  enquiries_years: m.setting_retention_enquiries_hint,
  access_years: m.setting_retention_access_hint,
  audit_years: m.setting_retention_audit_hint,
  quarantine_days: m.setting_retention_quarantine_hint,
  sessions_days: m.setting_retention_sessions_hint,
  notices_days: m.setting_retention_notices_hint,
};

export function RetentionForm({ value, version, failure, busy }: RetentionFormProps) {
  return (
    <section className="setting-part" aria-labelledby="setting-retention">
      <h2 id="setting-retention" className="vh">
        {m.setting_retention()}
      </h2>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="setting-grid" data-pairs>
          {retentionKinds.map((kind) => {
            const { from, to, always } = retentionLimits[kind];
            return (
              <FigureField
                key={kind}
                name={kind}
                label={retentionWords[kind]()}
                hint={hints[kind]({ from: String(from), to: String(to) })}
                value={value[kind]}
                min={always ? 0 : from}
                max={to}
                failure={failure}
              />
            );
          })}
        </div>
        {failure && Object.keys(failure.errors).length > 0 ? (
          <Checkbox name="accepted" label={m.setting_retention_accept()} hint={m.setting_retention_accept_hint()} />
        ) : null}
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}
