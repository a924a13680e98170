// How tickets and chats are worked, and what the console asks of staff.
import { Form } from "react-router";
import { locales } from "#content/locales.ts";
import { type SupportFigure, supportLimits } from "#features/settings/rules/setting-figures.ts";
import type { SupportValue } from "#features/settings/rules/support-values.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { FigureField } from "./figure-field.tsx";
import { supportWords } from "./setting-words.ts";

type SupportFormProps = {
  value: SupportValue;
  version: number;
  configured: "optional" | "required";
  failure: FormFailure | undefined;
  busy: boolean;
};
type Range = { from: string; to: string };

const hints: Record<SupportFigure, (range: Range) => string> = {
  auto_close_days: m.setting_support_auto_close_hint,
  closing_notice_days: () => m.setting_support_closing_notice_hint(),
  reopen_days: () => m.setting_support_reopen_hint(),
  undo_seconds: m.setting_support_undo_hint,
  chat_seats: () => m.setting_support_seats_hint(),
  chat_seats_maximum: () => m.setting_support_seats_maximum_hint(),
};

/** What is said where the field is empty. */
const preset = { chat_greeting: m.chat_start_text, chat_closed: m.chat_state_closed_text } as const;

export function SupportForm({ value, version, configured, failure, busy }: SupportFormProps) {
  const given = (name: string, held: string) => failure?.values[name] ?? held;
  const figure = (name: SupportFigure) => {
    const { from, to } = supportLimits[name];
    return (
      <FigureField
        key={name}
        {...{ name, failure }}
        label={supportWords[name]()}
        hint={hints[name]({ from: String(from), to: String(to) })}
        value={value[name]}
        min={from}
        max={to}
      />
    );
  };
  const text = (name: keyof typeof preset) =>
    locales.map((locale) => (
      <TextareaField
        key={`${name}.${locale}`}
        name={`${name}.${locale}`}
        label={`${supportWords[name]()} (${languageWord[locale]()})`}
        hint={
          <>
            {m.setting_support_text_hint()} <span lang={locale}>{preset[name]({}, { locale })}</span>
          </>
        }
        defaultValue={given(`${name}.${locale}`, value[name][locale])}
        error={failure?.errors[`${name}.${locale}`]}
        limit={supportLimits.text}
        required={false}
        rows={3}
      />
    ));
  const state = configured === "required" ? m.setting_support_two_factor_on() : m.setting_support_two_factor_off();
  return (
    <section className="setting-part" aria-labelledby="setting-support">
      <h2 id="setting-support" className="vh">
        {m.setting_support()}
      </h2>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_support_tickets()}</legend>
          {(["auto_close_days", "closing_notice_days", "reopen_days", "undo_seconds"] as const).map(figure)}
        </fieldset>
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_support_chat()}</legend>
          {(["chat_seats", "chat_seats_maximum"] as const).map(figure)}
          {text("chat_greeting")}
          {text("chat_closed")}
        </fieldset>
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_support_console()}</legend>
          <RadioGroup
            name="staff_two_factor"
            label={supportWords.staff_two_factor()}
            hint={m.setting_support_two_factor_hint()}
            defaultValue={given("staff_two_factor", value.staff_two_factor)}
            error={failure?.errors.staff_two_factor}
            options={[
              { value: "configured", label: m.setting_support_two_factor_configured({ state }) },
              { value: "required", label: m.setting_support_two_factor_required() },
            ]}
          />
          <RadioGroup
            name="console_languages"
            label={supportWords.console_languages()}
            hint={m.setting_support_languages_hint()}
            defaultValue={given("console_languages", value.console_languages.join(","))}
            error={failure?.errors.console_languages}
            options={[
              { value: locales.join(","), label: m.setting_support_languages_all() },
              ...locales.map((locale) => ({
                value: locale,
                label: m.setting_support_languages_only({ language: languageWord[locale]() }),
              })),
            ]}
          />
        </fieldset>
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}
