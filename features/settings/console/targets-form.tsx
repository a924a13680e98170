// By when a ticket is answered and solved: for everybody, and for a department that goes by another target.
import { Form } from "react-router";
import { targetLimits } from "#features/settings/rules/setting-figures.ts";
import type { TargetsValue } from "#features/settings/rules/setting-groups.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { type Priority, priorities } from "#features/support/rules/departments.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";
import { priorityNames } from "./setting-words.ts";

type TargetsFormProps = { value: TargetsValue; version: number; failure: FormFailure | undefined; busy: boolean };
type Target = { response_minutes: number; resolution_hours: number };

const mostUrgentFirst: readonly Priority[] = [...priorities].reverse();

export function TargetsForm({ value, version, failure, busy }: TargetsFormProps) {
  const wrong = Object.keys(failure?.errors ?? {});
  const fields = (prefix: string, targetOf: (priority: Priority) => Target | undefined) =>
    mostUrgentFirst.map((priority) => (
      <TargetFields key={priority} prefix={`${prefix}${priority}`} priority={priority} target={targetOf(priority)} failure={failure} />
    ));
  return (
    <section className="setting-part" aria-labelledby="setting-targets">
      <h2 id="setting-targets">{m.setting_targets_all()}</h2>
      <p>{m.setting_targets_hint()}</p>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {fields("", (priority) => value[priority])}
        {departmentsInOrder().map((department) => {
          const own = value.departments[department];
          return (
            <details key={department} open={own !== undefined || wrong.some((name) => name.startsWith(`departments.${department}.`))}>
              <summary>{m.setting_targets_of({ department: departmentWords[department]() })}</summary>
              <p className="hint">{m.setting_targets_of_hint()}</p>
              {fields(`departments.${department}.`, (priority) => own?.[priority])}
            </details>
          );
        })}
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}

type FieldsProps = { prefix: string; priority: Priority; target: Target | undefined; failure: FormFailure | undefined };

function TargetFields({ prefix, priority, target, failure }: FieldsProps) {
  const field = (name: keyof Target) => ({
    name: `${prefix}.${name}`,
    defaultValue: failure?.values[`${prefix}.${name}`] ?? target?.[name] ?? "",
    error: failure?.errors[`${prefix}.${name}`],
    type: "number",
    inputMode: "numeric" as const,
    min: 1,
    autoComplete: "off",
  });
  return (
    <fieldset className="setting-grid">
      <legend>{priorityNames[priority]()}</legend>
      <TextField {...field("response_minutes")} label={m.setting_response()} max={targetLimits.response.to} />
      <TextField {...field("resolution_hours")} label={m.setting_resolution()} max={targetLimits.resolution.to} />
    </fieldset>
  );
}
