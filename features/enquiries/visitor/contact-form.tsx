import "./contact-form.css";
import { useRef, useState } from "react";
import { Form, Link } from "react-router";
import type { ContactFormWords } from "#features/enquiries/rules/contact-words.ts";
import type { EnquiryError, EnquiryField, EnquiryProblems, EnquiryValues } from "#features/enquiries/rules/enquiries.contract.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/form.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { IntentPicker, type IntentWords } from "./intent-picker.tsx";
import { useKeptEnquiry } from "./kept-enquiry.ts";
import { isMessageTooLong } from "./message-length.ts";

type ContactFormProps = {
  words: ContactFormWords;
  intentWords: IntentWords;
  services: SelectOption[];
  values: EnquiryValues;
  problems: EnquiryProblems;
  /** What went wrong with the whole form, in words. */
  failure?: string | undefined;
  busy: boolean;
  /** The answer to the last attempt, so that the same errors are read out again. */
  attempt?: unknown;
  /** Where the form lives: a link there leaves the configuration out. */
  path: string;
};

/** Works without scripts: a plain POST, errors under the fields, values kept. */
export function ContactForm(props: ContactFormProps) {
  const { words, intentWords, services, values, failure, busy, attempt, path } = props;
  // Said before anything is sent: a text many times too long would be refused by its weight, without the form.
  const [tooLong, setTooLong] = useState<{ after: unknown } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const keepTyped = useKeptEnquiry(form, attempt !== undefined);
  const held = tooLong?.after === attempt ? tooLong : null;
  const problems: EnquiryProblems = held ? { ...props.problems, message: "message_long" } : props.problems;
  const say = (field: EnquiryField) => {
    const id = problems[field];
    return id ? words.errors[id] : undefined;
  };
  const errors = Object.entries(problems).map(([name, id]) => ({ name, message: words.errors[id as EnquiryError] }));
  const keep = (field: EnquiryField) => ({ name: field, defaultValue: values[field], error: say(field) });
  return (
    <Form
      ref={form}
      method="post"
      action={path}
      noValidate
      onInput={keepTyped}
      className="contact-form"
      preventScrollReset
      onSubmit={(event) => {
        const isTooLong = isMessageTooLong(String(new FormData(event.currentTarget).get("message") ?? ""));
        if (isTooLong) event.preventDefault();
        setTooLong(isTooLong ? { after: attempt } : null);
      }}
    >
      <ErrorSummary heading={failure ?? words.errors.summary} errors={errors} attempt={held ?? attempt}>
        {failure && errors.length === 0 ? <span /> : null}
      </ErrorSummary>
      <IntentPicker words={intentWords} value={values.intent} error={say("intent")} />
      <fieldset className="contact-fields">
        <legend>{words.heading}</legend>
        <p className="contact-needed">{words.required}</p>
        <TextField {...keep("name")} label={words.name.label} autoComplete="name" limit={80} />
        <TextField {...keep("company")} label={words.company.label} optional={words.optional} autoComplete="organization" />
        <TextField
          {...keep("email")}
          label={words.email.label}
          hint={words.email.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          {...keep("phone")}
          label={words.phone.label}
          hint={words.phone.hint}
          optional={words.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <SelectField
          {...keep("service")}
          className="contact-wide"
          label={words.service.label}
          optional={words.optional}
          placeholder={words.service.none}
          options={services}
        />
        {values.config ? (
          <div className="contact-config contact-wide">
            <p>
              <b>{words.config.heading}</b>
              <Link to={path} preventScrollReset>
                {words.config.remove}
              </Link>
            </p>
            <pre>{values.config}</pre>
            <input type="hidden" name="config" value={values.config} />
          </div>
        ) : null}
        <TextareaField {...keep("message")} className="contact-wide" label={words.message.label} hint={words.message.hint} rows={6} />
        {/* People never see it; a program that fills every field does. */}
        <div className="contact-trap" aria-hidden="true">
          <label htmlFor="field-website">{words.trap}</label>
          <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="contact-consent contact-wide">
          <Checkbox name="consent" label={words.consent.label} error={say("consent")} defaultChecked={values.consent === "on"} />
          <details>
            <summary>{words.consent.open}</summary>
            <dl>
              {words.consent.rows.map(([term, detail]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <Link className="link-underline" to="/resources/privacy-policy">
              {words.consent.link}
            </Link>
          </details>
        </div>
        <div className="cluster contact-send contact-wide">
          <Button type="submit" busy={busy} busyLabel={words.sending}>
            {words.submit}
          </Button>
          <span>{words.retention}</span>
        </div>
      </fieldset>
    </Form>
  );
}
