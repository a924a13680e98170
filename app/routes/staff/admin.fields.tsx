import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import { versionFor } from "#content/versions.ts";
import { FieldForm } from "#features/settings/console/field-form.tsx";
import { changedFields, type FieldChange, typedName } from "#features/settings/console/field-form-values.ts";
import { FieldList } from "#features/settings/console/field-list.tsx";
import { fieldPartText, fieldPartValue } from "#features/settings/console/field-words.ts";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readFields, saveFields } from "#features/settings/rules/settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.fields";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_fields() };
export const meta = () => accountMeta(m.setting_fields());

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readFields);
  const asked = url.searchParams.get("field");
  return {
    ...data,
    /** The field whose form is open. */
    open: data.value.fields.find(({ id }) => id === asked)?.id ?? null,
    timezone: context.get(viewerContext).timezone,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "undo") return undoSetting(context, "fields", form);
  const api = context.get(apiContext);
  const typed = typedIn(form);
  let change: FieldChange | undefined;
  try {
    const { data: held } = await api.call(readFields);
    change = changedFields(held.value, typed);
    // A form is saved as it was seen; moving and retiring are about one field, whatever else was changed.
    const version = typed.version ?? held.version;
    await api.call(saveFields, { body: asTyped(saveFields, { version, value: change.value }) });
    return saved();
  } catch (error) {
    const made = change;
    return settingFailure(error, form, (field) => (made ? typedName(field, made) : field));
  }
}

export default function Fields({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const [adding, changing] = [useBusy("add"), useBusy("change")];
  const { value, version, open } = loaderData;
  const field = value.fields.find(({ id }) => id === open);
  const frame = { group: "fields", title: m.setting_fields(), sub: m.setting_fields_sub() } as const;
  return (
    <SettingsPage
      {...{ ...frame, outcome, person, locale, busy: adding || changing }}
      held={loaderData}
      fieldName={(path) => fieldPartText(value, path, locale)}
      valueName={fieldPartValue}
    >
      {(failed) =>
        field ? (
          <FieldForm
            key={`${field.id} ${version}`}
            {...{ field, version }}
            title={m.setting_field_edit({ name: versionFor(field.label, locale) })}
            failure={failed("change")}
            busy={changing}
          />
        ) : (
          <>
            <FieldList {...{ value, locale }} />
            <FieldForm key={`add ${version}`} version={version} title={m.setting_field_new()} failure={failed("add")} busy={adding} />
          </>
        )
      }
    </SettingsPage>
  );
}
