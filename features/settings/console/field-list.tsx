// The provider's own fields in the order in which they are asked for, and those that are no longer asked for.
import { Form, Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { FieldsValue } from "#features/settings/rules/field-settings.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { fieldAudienceWords, fieldKindWords } from "./field-words.ts";

type Field = FieldsValue["fields"][number];
type FieldListProps = { value: FieldsValue; locale: Locale };

export function FieldList({ value, locale }: FieldListProps) {
  const asked = value.fields.filter(({ retired }) => !retired);
  const gone = value.fields.filter(({ retired }) => retired);
  return (
    <section className="setting-part setting-part-wide">
      {asked.length === 0 ? (
        <p className="console-none">{m.setting_fields_none()}</p>
      ) : (
        <Fields caption={m.setting_fields()} rows={asked} locale={locale} />
      )}
      {gone.length > 0 ? (
        <details>
          <summary>{m.setting_fields_retired({ count: String(gone.length) })}</summary>
          <Fields caption={m.setting_fields_retired({ count: String(gone.length) })} rows={gone} locale={locale} />
        </details>
      ) : null}
    </section>
  );
}

function Fields({ caption, rows, locale }: { caption: string; rows: Field[]; locale: Locale }) {
  const nameOf = (field: Field) => versionFor(field.label, locale);
  return (
    <Table
      caption={caption}
      hideCaption
      stack
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          label: m.setting_field_name(),
          cell: (field) => (
            <Link
              className="link-underline"
              to={`/staff/admin/fields?field=${field.id}`}
              aria-label={m.setting_field_change_of({ name: nameOf(field) })}
            >
              {nameOf(field)}
            </Link>
          ),
        },
        { key: "kind", label: m.setting_field_kind(), cell: ({ kind }) => fieldKindWords[kind]() },
        { key: "audience", label: m.setting_field_audience(), cell: ({ audience }) => fieldAudienceWords[audience]() },
        {
          key: "where",
          label: m.setting_field_where(),
          cell: ({ departments }) => departments.map((name) => departmentWords[name]()).join(", ") || m.setting_field_departments_all(),
        },
        {
          key: "required",
          label: m.setting_field_required_short(),
          cell: ({ required }) => (required ? m.setting_yes() : m.setting_no()),
        },
        {
          key: "do",
          label: m.setting_field_do(),
          acts: true,
          cell: (field) => <Deeds field={field} name={nameOf(field)} first={field === rows[0]} />,
        },
      ]}
    />
  );
}

function Deeds({ field, name, first }: { field: Field; name: string; first: boolean }) {
  const deeds = field.retired
    ? [{ intent: "unretire", label: m.setting_field_unretire(), said: m.setting_field_unretire_of({ name }) }]
    : [
        ...(first ? [] : [{ intent: "up", label: m.setting_field_up(), said: m.setting_field_up_of({ name }) }]),
        { intent: "retire", label: m.setting_field_retire(), said: m.setting_field_retire_of({ name }) },
      ];
  return (
    <Form method="post" preventScrollReset className="row setting-deeds">
      <input type="hidden" name="id" value={field.id} />
      {deeds.map(({ intent, label, said }) => (
        <Button key={intent} type="submit" kind="quiet" size="compact" name="intent" value={intent} aria-label={said}>
          {label}
        </Button>
      ))}
    </Form>
  );
}
