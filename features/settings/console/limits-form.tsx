// How much messages and files may hold.
import { Form } from "react-router";
import { grouped } from "#content/format.ts";
import type { LimitsValue } from "#features/settings/rules/limit-values.ts";
import { type LimitFigure, messageLimitRanges } from "#features/settings/rules/setting-figures.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { FigureField } from "./figure-field.tsx";
import { limitWords } from "./setting-words.ts";

type LimitsFormProps = { value: LimitsValue; version: number; failure: FormFailure | undefined; busy: boolean };
type Range = { from: string; to: string };

const hints: Record<LimitFigure, (range: Range) => string> = {
  ticket_characters: m.setting_limits_ticket_hint,
  chat_characters: m.setting_limits_chat_hint,
  files_per_message: m.setting_limits_count_hint,
  file_megabytes: m.setting_limits_size_hint,
  customer_megabytes: m.setting_limits_customer_hint,
};

export function LimitsForm({ value, version, failure, busy }: LimitsFormProps) {
  const figure = (name: LimitFigure) => {
    const { from, to } = messageLimitRanges[name];
    return (
      <FigureField
        key={name}
        {...{ name, failure }}
        label={limitWords[name]()}
        hint={hints[name]({ from: grouped(from), to: grouped(to) })}
        value={value[name]}
        min={from}
        max={to}
      />
    );
  };
  return (
    <section className="setting-part" aria-labelledby="setting-limits">
      <h2 id="setting-limits" className="vh">
        {m.setting_limits()}
      </h2>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_limits_text()}</legend>
          {(["ticket_characters", "chat_characters"] as const).map(figure)}
        </fieldset>
        <fieldset className="setting-grid" data-pairs>
          <legend>{m.setting_limits_files()}</legend>
          {(["files_per_message", "file_megabytes", "customer_megabytes"] as const).map(figure)}
        </fieldset>
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}
