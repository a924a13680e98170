// Every rule as a sentence, in the order in which they are asked; turned on and off and moved without scripts.
import { Form, Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { RuleView } from "#features/automation/rules/rules.contract.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

export const rulesPath = "/staff/admin/rules";

type RuleListProps = { rules: RuleView[]; locale: Locale; timezone: string };

export function RuleList({ rules, locale, timezone }: RuleListProps) {
  if (rules.length === 0) return <p className="console-none">{m.rule_none()}</p>;
  return (
    <>
      <p className="hint">{m.rule_order_hint()}</p>
      <ol className="automation-list">
        {rules.map((rule, index) => (
          <li key={rule.id} data-off={!rule.active || undefined}>
            <div className="cluster">
              <h2>
                <Link to={`${rulesPath}/${rule.id}`} className="link-underline">
                  {rule.name}
                </Link>
              </h2>
              <Badge tone={rule.active ? "jade" : "plain"}>{rule.active ? m.rule_on() : m.rule_off()}</Badge>
              <small>
                {m.rule_runs_count({ count: String(rule.runs) })}
                {rule.last_run_at ? ` · ${formatDateTime(rule.last_run_at, locale, timezone)}` : ""}
              </small>
            </div>
            <p>{rule.sentence}</p>
            <Form method="post" className="cluster" preventScrollReset>
              <input type="hidden" name="id" value={rule.id} />
              <input type="hidden" name="version" value={rule.version} />
              <Step intent={rule.active ? "off" : "on"} label={rule.active ? m.rule_off_of(rule) : m.rule_on_of(rule)}>
                {rule.active ? m.rule_turn_off() : m.rule_turn_on()}
              </Step>
              {index > 0 ? (
                <Step intent="up" label={m.rule_up_of(rule)}>
                  {m.rule_up()}
                </Step>
              ) : null}
              {index < rules.length - 1 ? (
                <Step intent="down" label={m.rule_down_of(rule)}>
                  {m.rule_down()}
                </Step>
              ) : null}
            </Form>
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ intent, label, children }: { intent: string; label: string; children: string }) {
  return (
    <Button type="submit" kind="quiet" size="compact" name="intent" value={intent} aria-label={label}>
      {children}
    </Button>
  );
}
