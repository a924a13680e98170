// Who changed what when, newest first, each with a button that puts back what was before.
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { SettingVersion } from "#features/settings/rules/settings.contract.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { FoldedList } from "#ui/folded-list.tsx";
import { Table } from "#ui/table.tsx";
import { settingFieldText } from "./setting-words.ts";

type NameOf = ((field: string) => string | undefined) | undefined;
type ValueOf = ((value: string) => string) | undefined;
type HistoryProps = {
  history: readonly SettingVersion[];
  version: number;
  locale: Locale;
  timezone: string;
  fieldName?: NameOf;
  valueName?: ValueOf;
  /** The history is only read. */
  noUndo?: boolean;
};

export function SettingHistory({ history, version, locale, timezone, fieldName, valueName, noUndo = false }: HistoryProps) {
  return (
    // Its table is the region by this name.
    <section className="setting-part">
      <h2>{m.setting_history()}</h2>
      {history.length === 0 ? (
        <p className="console-none">{m.setting_history_none()}</p>
      ) : (
        <Table
          caption={m.setting_history()}
          hideCaption
          stack
          rows={[...history]}
          rowKey={(row) => String(row.version)}
          columns={[
            { key: "when", label: m.audit_when(), cell: ({ at }) => formatDateTime(at, locale, timezone) },
            { key: "by", label: m.audit_by(), cell: ({ by }) => by.name || "–" },
            {
              key: "changes",
              label: m.audit_changes(),
              long: true,
              cell: (row) => <Changes row={row} locale={locale} timezone={timezone} fieldName={fieldName} valueName={valueName} />,
            },
            ...(noUndo
              ? []
              : [
                  {
                    key: "undo",
                    label: m.setting_undo(),
                    acts: true,
                    cell: (row: SettingVersion) => <Undo row={row} version={version} locale={locale} timezone={timezone} />,
                  },
                ]),
          ]}
        />
      )}
    </section>
  );
}

type ChangesProps = Pick<HistoryProps, "locale" | "timezone" | "fieldName" | "valueName"> & { row: SettingVersion };

function Changes({ row, locale, timezone, fieldName, valueName = (value) => value }: ChangesProps) {
  const text = (value: string | null) => (value === null ? m.audit_empty_value() : valueName(value));
  // Written down and held at once, or planned for a day.
  const isPlanned = Date.parse(row.holds_from) - Date.parse(row.at) > 60_000;
  return (
    <FoldedList more={(count) => m.setting_changes_more({ count: String(count) })}>
      {row.undoes ? <li>{m.setting_undone()}</li> : null}
      {isPlanned ? <li>{m.setting_holds_from({ day: formatDateTime(row.holds_from, locale, timezone) })}</li> : null}
      {row.changes.map(({ field, from, to }) => (
        <li key={field}>
          {fieldName?.(field) ?? settingFieldText(field, locale)}: {text(from)} → {text(to)}
        </li>
      ))}
    </FoldedList>
  );
}

function Undo({ row, version, locale, timezone }: Omit<HistoryProps, "history" | "fieldName" | "valueName"> & { row: SettingVersion }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="undo" value={row.version} />
      <Button
        type="submit"
        kind="quiet"
        size="compact"
        name="intent"
        value="undo"
        aria-label={m.setting_undo_of({ when: formatDateTime(row.at, locale, timezone) })}
      >
        {m.setting_undo()}
      </Button>
    </Form>
  );
}
