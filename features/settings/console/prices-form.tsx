// The price list by service: each price with its unit, what holds now and what is planned, and a field for the new one.
import { Form } from "react-router";
import { formatMoney } from "#content/format.ts";
import { type Locale, locales } from "#content/locales.ts";
import type { PriceField, PricesValue } from "#features/settings/rules/price-settings.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

export type PriceRow = { id: PriceField; name: string; unit: string };
export type PriceSection = { id: string; name: string; rows: readonly PriceRow[] };
export type PlannedPrice = { field: string; to: number; holds_from: string };
/** A page to look at, and the values it was asked with. */
export type PricePreview = { pages: readonly { name: string; path: string }[]; query: string; values: Record<string, string> };

type PricesFormProps = {
  value: PricesValue;
  version: number;
  sections: readonly PriceSection[];
  planned: readonly PlannedPrice[];
  preview: PricePreview | undefined;
  failure: FormFailure | undefined;
  locale: Locale;
  busy: boolean;
};

const zone = "Asia/Seoul";
const amountOf = (value: PricesValue, id: PriceField) => (id === "usd_rate" ? value.usd_rate : value.krw[id]);

export function PricesForm({ value, version, sections, planned, preview, failure, locale, busy }: PricesFormProps) {
  const typed = failure?.values ?? preview?.values ?? {};
  const money = (amount: number) => formatMoney(amount, "krw", locale);
  const field = (id: PriceField) => ({
    name: id,
    defaultValue: typed[id] ?? amountOf(value, id),
    error: failure?.errors[id],
    type: "number",
    inputMode: "numeric" as const,
    min: 1,
    autoComplete: "off",
  });
  const hint = ({ id, unit }: PriceRow) => {
    const amount = money(amountOf(value, id));
    const [next] = planned.filter((one) => one.field === id);
    return next
      ? m.setting_prices_planned({ amount, unit, to: money(next.to), day: formatDate(next.holds_from, locale, zone) })
      : m.setting_prices_now({ amount, unit });
  };
  const isOpen = ({ rows }: PriceSection) =>
    rows.some(({ id }) => failure?.errors[id] !== undefined || ((typed[id] ?? "") !== "" && typed[id] !== String(amountOf(value, id))));
  return (
    <section className="setting-part" aria-labelledby="setting-prices">
      <h2 id="setting-prices">{m.setting_prices_list()}</h2>
      {preview ? <PreviewLinks preview={preview} /> : null}
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="setting-grid" data-pairs>
          <TextField
            {...field("usd_rate")}
            label={m.setting_prices_rate()}
            hint={m.setting_prices_rate_hint({ now: money(value.usd_rate) })}
          />
          <TextField
            name="from"
            type="date"
            label={m.setting_prices_from()}
            hint={m.setting_prices_from_hint()}
            defaultValue={typed.from ?? ""}
            error={failure?.errors.from}
            optional={m.account_optional()}
          />
        </div>
        {sections.map((section) => (
          <details key={section.id} open={isOpen(section)}>
            <summary>{m.setting_prices_category({ name: section.name, count: String(section.rows.length) })}</summary>
            <div className="setting-grid">
              {section.rows.map((row) => (
                <TextField key={row.id} {...field(row.id)} label={row.name} hint={hint(row)} />
              ))}
            </div>
          </details>
        ))}
        <div className="cluster">
          <Button type="submit" size="small" name="intent" value="save" busy={busy}>
            {m.settings_save()}
          </Button>
          <Button type="submit" kind="quiet" size="small" name="intent" value="preview">
            {m.setting_prices_preview()}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** In a tab of their own: what was typed stays here. */
function PreviewLinks({ preview: { pages, query } }: { preview: PricePreview }) {
  if (pages.length === 0) return null;
  return (
    <Notice tone="info">
      {m.setting_prices_preview_made()}
      <ul className="setting-lines">
        {pages.map(({ name, path }) => (
          <li key={path}>
            {name}:{" "}
            {locales.map((locale) => (
              <a key={locale} className="link" href={`${path}?lang=${locale}&${query}`} target="_blank" rel="noreferrer" lang={locale}>
                {languageWord[locale]()}{" "}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
