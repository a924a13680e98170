// When, if, then: one field for each kind of condition and action. It is a form and nothing else: no scripts, no order of clicks.
import { Form } from "react-router";
import { locales } from "#content/locales.ts";
import { heldDefault, heldMaximum, hoursMaximum, ruleNameMaximum, trialTickets } from "#features/automation/rules/rule-figures.ts";
import { channels } from "#features/automation/rules/rule-parts.ts";
import { channelWords } from "#features/automation/rules/rule-words.ts";
import type { RuleChoices } from "#features/automation/rules/rules.contract.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { priorities } from "#features/support/rules/departments.ts";
import { priorityWords } from "#features/tickets/console/console-words.ts";
import { tagMaximum } from "#features/tickets/rules/queue-views.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField, type SelectGroup, type SelectOption } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { RuleValues } from "./rule-form-values.ts";

type RuleFormProps = { values: RuleValues; version: number; choices: RuleChoices; failure: FormFailure | undefined; busy: boolean };

export function RuleForm({ values, version, choices, failure, busy }: RuleFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: failure?.errors[name],
    required: false,
  });
  const choose = (name: string, label: string, empty: string, options: (SelectOption | SelectGroup)[], hint?: string) => (
    <SelectField {...field(name)} label={label} hint={hint} options={[{ value: "", label: empty }, ...options]} />
  );
  const named = (list: RuleChoices["people"]) => list.map(({ id, name }) => ({ value: id, label: name }));
  const ofDepartments = departmentsInOrder().map((value) => ({ value, label: departmentWords[value]() }));
  const ofPriorities = priorities.map((value) => ({ value, label: priorityWords[value]() }));
  const ofFields = choices.fields.map(({ name, choices: list }) => ({ label: name, options: named(list) }));
  return (
    <Form method="post" className="form-stack automation-form" noValidate preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <TextField {...field("name")} label={m.rule_name()} hint={m.rule_name_hint()} limit={ruleNameMaximum} autoComplete="off" />
      <fieldset>
        <legend>{m.rule_when()}</legend>
        <div className="setting-grid">
          <SelectField
            {...field("when")}
            label={m.rule_event()}
            options={[
              { value: "ticket_opened", label: m.rule_choose_ticket_opened() },
              { value: "customer_replied", label: m.rule_choose_customer_replied() },
              { value: "staff_replied", label: m.rule_choose_staff_replied() },
              { value: "time_opened", label: m.rule_choose_time_opened() },
              { value: "time_customer_message", label: m.rule_choose_time_customer() },
              { value: "enquiry_received", label: m.rule_choose_enquiry_received() },
            ]}
          />
          <TextField
            {...field("hours")}
            label={m.rule_hours()}
            hint={m.rule_hours_hint()}
            type="number"
            inputMode="numeric"
            min={1}
            max={hoursMaximum}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{m.rule_if()}</legend>
        <p className="hint">{m.rule_if_hint()}</p>
        <div className="setting-grid">
          {choose("if_department", m.rule_field_department(), m.rule_any(), ofDepartments)}
          {choose("if_priority", m.rule_field_priority(), m.rule_any(), ofPriorities)}
          {choose(
            "if_language",
            m.rule_field_language(),
            m.rule_any(),
            locales.map((value) => ({ value, label: languageWord[value]() })),
          )}
          {choose(
            "if_channel",
            m.rule_field_channel(),
            m.rule_any(),
            channels.map((value) => ({ value, label: channelWords[value]() })),
          )}
          {choose("if_assigned", m.rule_field_assigned(), m.rule_any(), [
            { value: "yes", label: m.rule_assigned_yes() },
            { value: "no", label: m.rule_assigned_no() },
          ])}
          {choose("if_opening", m.rule_field_opening(), m.rule_any(), [
            { value: "yes", label: m.rule_opening_yes() },
            { value: "no", label: m.rule_opening_no() },
          ])}
          {choices.fields.length > 0 ? choose("if_field", m.rule_field_own(), m.rule_any(), ofFields) : null}
          <TextField {...field("if_company")} label={m.rule_field_company()} limit={120} autoComplete="off" />
          <TextField {...field("if_tag")} label={m.rule_field_tag()} limit={tagMaximum} autoComplete="off" />
        </div>
        <TextField {...field("if_words")} label={m.rule_field_words()} hint={m.rule_field_words_hint()} limit={700} autoComplete="off" />
      </fieldset>
      <fieldset>
        <legend>{m.rule_then()}</legend>
        <p className="hint">{m.rule_then_hint()}</p>
        <div className="setting-grid">
          {choose("do_department", m.rule_do_department(), m.rule_no_change(), ofDepartments)}
          {choose("do_priority", m.rule_do_priority(), m.rule_no_change(), ofPriorities)}
          <TextField {...field("do_tag")} label={m.rule_do_tag()} limit={tagMaximum} autoComplete="off" />
          {choices.fields.length > 0 ? choose("do_field", m.rule_do_field(), m.rule_no_change(), ofFields) : null}
          {choose("do_notify", m.rule_do_notify(), m.rule_nobody(), named(choices.people))}
          {choose("do_reply", m.rule_do_reply(), m.rule_nothing(), named(choices.canned), m.rule_do_reply_hint())}
          {choose("do_webhook", m.rule_do_webhook(), m.rule_nothing(), named(choices.webhooks))}
        </div>
        <div className="setting-grid" data-pairs>
          {choose(
            "do_assign",
            m.rule_do_assign(),
            m.rule_no_change(),
            [
              {
                label: m.rule_by_turn(),
                options: [
                  { value: "round_robin", label: m.rule_turn_round_robin() },
                  { value: "least_busy", label: m.rule_turn_least_busy() },
                ],
              },
              { label: m.rule_people(), options: named(choices.people) },
            ],
            m.rule_do_assign_hint(),
          )}
          <TextField
            {...field("do_held")}
            label={m.rule_do_held()}
            hint={m.rule_do_held_hint()}
            type="number"
            inputMode="numeric"
            min={1}
            max={heldMaximum}
            placeholder={String(heldDefault)}
          />
        </div>
      </fieldset>
      <FormActions>
        <Button type="submit" name="intent" value="save" size="small" busy={busy}>
          {m.rule_save()}
        </Button>
        <Button type="submit" name="intent" value="try" kind="quiet" size="small">
          {m.rule_try({ count: String(trialTickets) })}
        </Button>
      </FormActions>
    </Form>
  );
}
