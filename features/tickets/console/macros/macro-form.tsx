// One macro: a reply, tags, a priority, somebody, a state; any of them.
import "#ui/console/console-pages.css";
import { Form, Link } from "react-router";
import { priorities } from "#features/support/rules/departments.ts";
import { priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import { type MacroView, macroNameMaximum, macroStates, macroTagsMaximum } from "#features/tickets/rules/macros.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { macrosPath } from "./macros-path.ts";

type MacroFormProps = {
  macro: MacroView | null;
  people: readonly ColleagueView[];
  canned: readonly { id: string; name: string }[];
  failure: FormFailure | undefined;
  busy: boolean;
};

export function MacroForm({ macro, people, canned, failure, busy }: MacroFormProps) {
  const stored: Record<string, string> = macro
    ? {
        name: macro.name,
        whom: macro.shared ? "shared" : "own",
        canned: macro.parts.canned ?? "",
        tags: macro.parts.tags.join(", "),
        priority: macro.parts.priority ?? "",
        assignee: macro.parts.assignee ?? "",
        state: macro.parts.state ?? "",
      }
    : {};
  const field = (name: string) => ({
    name,
    defaultValue: failure?.values[name] ?? stored[name] ?? "",
    error: failure?.errors[name],
    required: false,
  });
  const choose = (name: string, label: string, empty: string, options: SelectOption[]) => (
    <SelectField {...field(name)} label={label} options={[{ value: "", label: empty }, ...options]} />
  );
  const errors = Object.entries(failure?.errors ?? {}).map(([name, message]) => ({ name, message }));
  return (
    <>
      <div className="cluster console-head">
        <div>
          <p>
            <Link to={macrosPath} className="link-underline">
              {m.macro_back()}
            </Link>
          </p>
          <h1>{macro ? m.macro_edit() : m.macro_new()}</h1>
        </div>
      </div>
      <Form method="post" className="form-stack canned-form" noValidate>
        {failure ? <ErrorSummary heading={failure.message} errors={errors} attempt={failure.attempt} /> : null}
        <div className="pair">
          <TextField {...field("name")} label={m.macro_name()} limit={macroNameMaximum} autoComplete="off" />
          <SelectField
            {...field("whom")}
            label={m.macro_whom()}
            options={[
              { value: "own", label: m.macro_own() },
              { value: "shared", label: m.macro_shared() },
            ]}
          />
        </div>
        {choose(
          "canned",
          m.macro_canned(),
          m.macro_no_reply(),
          canned.map(({ id, name }) => ({ value: id, label: name })),
        )}
        <div className="pair">
          {choose(
            "state",
            m.macro_state(),
            m.macro_same(),
            macroStates.map((value) => ({ value, label: stateWords[value]() })),
          )}
          {choose(
            "priority",
            m.macro_priority(),
            m.macro_same(),
            priorities.map((value) => ({ value, label: priorityWords[value]() })),
          )}
        </div>
        <div className="pair">
          {choose("assignee", m.macro_assignee(), m.macro_same(), [
            { value: "me", label: m.macro_me() },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ])}
          <TextField
            {...field("tags")}
            label={m.macro_tags()}
            hint={m.macro_tags_hint({ count: String(macroTagsMaximum) })}
            limit={200}
            autoComplete="off"
          />
        </div>
        <FormActions>
          <Button type="submit" name="intent" value="save" size="small" busy={busy}>
            {m.macro_save()}
          </Button>
          {macro ? (
            <Button type="submit" name="intent" value="delete" kind="bare" size="small">
              {m.macro_delete()}
            </Button>
          ) : null}
        </FormActions>
      </Form>
    </>
  );
}
