import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import "#ui/console/console-pages.css";
import "./canned.css";
import { useState } from "react";
import { Form, Link } from "react-router";
import { locales, teamLocale } from "#content/locales.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import type { CannedReplyView } from "#features/support/rules/canned-replies.contract.ts";
import { knownPlaceholders } from "#features/support/rules/canned-text.ts";

import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

/** The team's own language first. */
const columns = [teamLocale, ...locales.filter((locale) => locale !== teamLocale)];

type CannedFormProps = { reply: CannedReplyView | null; failure: FormFailure | undefined; busy: boolean };

export function CannedForm({ reply, failure, busy }: CannedFormProps) {
  const [asking, setAsking] = useState(false);
  const stored: Record<string, string> = reply
    ? {
        shortcut: reply.shortcut,
        department: reply.department ?? "",
        ...Object.fromEntries(
          locales.flatMap((locale) => [
            [`title.${locale}`, reply.title[locale]],
            [`body.${locale}`, reply.body[locale]],
          ]),
        ),
      }
    : {};
  const value = (name: string) => failure?.values[name] ?? stored[name] ?? "";
  const error = (name: string) => failure?.errors[name];
  const errors = Object.entries(failure?.errors ?? {}).map(([name, message]) => ({ name, message }));
  return (
    <>
      <div className="cluster console-head">
        <div>
          <p>
            <Link to="/staff/canned-replies" className="link-underline">
              {m.canned_back()}
            </Link>
          </p>
          <h1>{reply ? m.canned_edit() : m.canned_new()}</h1>
        </div>
      </div>
      <Form method="post" className="form-stack canned-form" noValidate>
        {failure ? <ErrorSummary heading={failure.message} errors={errors} attempt={failure.attempt} /> : null}
        <div className="pair">
          <TextField
            name="shortcut"
            label={m.canned_shortcut()}
            hint={m.canned_shortcut_hint()}
            defaultValue={value("shortcut")}
            error={error("shortcut")}
            limit={40}
            lead="/"
            autoComplete="off"
          />
          <SelectField
            name="department"
            label={m.canned_department()}
            defaultValue={value("department")}
            error={error("department")}
            required={false}
            options={[
              { value: "", label: m.canned_every() },
              ...departmentsInOrder().map((name) => ({ value: name, label: departmentWords[name]() })),
            ]}
          />
        </div>
        <div className="pair">
          {columns.map((locale) => (
            <div key={locale} className="form-stack" lang={locale}>
              <TextField
                name={`title.${locale}`}
                label={m.canned_name({ language: languageWord[locale]() })}
                defaultValue={value(`title.${locale}`)}
                error={error(`title.${locale}`)}
                limit={120}
              />
              <TextareaField
                name={`body.${locale}`}
                label={m.canned_body({ language: languageWord[locale]() })}
                defaultValue={value(`body.${locale}`)}
                error={error(`body.${locale}`)}
                limit={10_000}
                rows={9}
              />
            </div>
          ))}
        </div>
        <div className="cluster canned-placeholders">
          <b>{m.canned_placeholders()}</b>
          {knownPlaceholders.map((name) => (
            <code key={name}>{`{${name}}`}</code>
          ))}
          <p>{m.canned_placeholders_text()}</p>
        </div>
        <FormActions>
          <Button type="submit" name="intent" value="save" size="small" busy={busy} busyLabel={m.canned_saving()}>
            {m.canned_save()}
          </Button>
          {reply ? (
            <Button kind="bare" size="small" className="needs-scripts" onClick={() => setAsking(true)}>
              {m.canned_delete()}
            </Button>
          ) : null}
        </FormActions>
      </Form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.canned_delete_ask()}
        actions={
          <Form method="post" className="cluster">
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              {m.console_cancel()}
            </Button>
            <Button type="submit" name="intent" value="delete" kind="danger" size="small" busy={busy}>
              {m.canned_delete()}
            </Button>
          </Form>
        }
      />
    </>
  );
}
