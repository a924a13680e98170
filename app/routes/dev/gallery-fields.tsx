import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FileField, FileRow } from "#ui/file-field.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { GalleryWords } from "./gallery-words.ts";

export function GalleryFields({ words }: { words: GalleryWords }) {
  const [errors, setErrors] = useState<{ name: string; message: string }[]>([]);
  const passwordWords = { show: words.show, hide: words.hide, capsLock: words.capsLock };
  const rules = [
    { label: words.rule12, test: (password: string) => password.length >= 12 },
    { label: words.ruleMail, test: (password: string) => !password.includes("@") },
  ];
  const service = [{ value: "srv-0417", label: "srv-0417 · ICN1" }];
  return (
    <div className="pair">
      <form className="form-stack" noValidate>
        <ErrorSummary heading={words.summary} errors={errors} />
        <TextField label={words.email} name="email" type="email" hint={words.emailHint} defaultValue="seoyeon@example.com" />
        <TextField label={words.email} name="wrong-email" type="email" error={words.emailError} defaultValue="seoyeon@" />
        <div className="pair">
          <TextField label={words.company} name="company" optional={words.optional} />
          <TextField label={words.company} name="company-off" optional={words.optional} defaultValue="Haedam Studio" disabled />
        </div>
        <TextField label={words.subject} name="subject" hint={words.subjectHint} defaultValue={words.subjectValue} limit={150} counted />
        <TextField
          label={words.search}
          name="q"
          optional={words.optional}
          type="search"
          placeholder={words.search}
          lead={<Search size={17} aria-hidden="true" />}
        />
        <PasswordField
          label={words.password}
          name="password"
          words={passwordWords}
          rules={rules}
          aside={
            <TextLink kind="underline" to="#reset">
              {words.reset}
            </TextLink>
          }
        />
        <SelectField label={words.service} name="service" options={service} placeholder={words.choose} error={words.serviceError} />
        <TextareaField label={words.message} name="message" hint={words.messageHint} limit={4000} counted />
        <FormActions note={words.actionNote}>
          <Button
            onClick={() =>
              setErrors([
                { name: "wrong-email", message: words.emailError },
                { name: "service", message: words.serviceError },
              ])
            }
          >
            {words.open}
          </Button>
        </FormActions>
      </form>
      <div className="form-stack">
        <Checkbox
          label={words.terms}
          name="terms"
          defaultChecked
          aside={
            <TextLink kind="underline" to="#terms">
              {words.read}
            </TextLink>
          }
        />
        <Checkbox label={words.news} name="news" hint={words.newsHint} />
        <Checkbox label={words.news} name="news-some" indeterminate />
        <Checkbox label={words.terms} name="terms-missing" error={words.terms} />
        <Checkbox label={words.terms} name="terms-off" disabled defaultChecked />
        <RadioGroup
          label={words.contact}
          name="contact"
          defaultValue="mail"
          options={[
            { value: "mail", label: words.byMail },
            { value: "phone", label: words.byPhone, hint: words.byPhoneHint },
          ]}
        />
        <RadioGroup
          inline
          label={words.contact}
          name="contact-inline"
          optional={words.optional}
          options={[
            { value: "mail", label: words.byMail },
            { value: "phone", label: words.byPhone, disabled: true },
          ]}
        />
        <Switch label={words.sms} name="sms" hint={words.smsHint} defaultChecked />
        <Switch label={words.sms} name="sms-off" />
        <Switch label={words.sms} name="sms-disabled" disabled />
        <FileField label={words.files} name="files" optional={words.optional} prompt={words.drop} limits={words.limits} multiple>
          <FileRow name="smartctl-nvme1n1.txt" size="4.1 KB" note={words.uploaded} remove={{ label: words.remove, onClick: () => {} }} />
          <FileRow
            name="ipmi-sel-export.zip"
            size="12.8 MB"
            progress={64}
            note={words.left}
            remove={{ label: words.remove, onClick: () => {} }}
          />
          <FileRow name="crash-dump.tar.gz" size="34.2 MB" error={words.tooLarge} remove={{ label: words.remove, onClick: () => {} }} />
        </FileField>
      </div>
    </div>
  );
}
