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
import { DepartmentForm } from "#features/settings/console/department-form.tsx";
import {
  departmentField,
  departmentPartText,
  departmentPartValue,
  departmentsFromForm,
} from "#features/settings/console/department-form-values.ts";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readDepartments, saveDepartments } from "#features/settings/rules/department-settings.contract.ts";
import type { DepartmentsValue } from "#features/settings/rules/department-values.ts";
import { listTicketPeople } from "#features/tickets/rules/staff-tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.departments";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_departments() };
export const meta = () => accountMeta(m.setting_departments());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data }, people] = await Promise.all([api.call(readDepartments), api.call(listTicketPeople)]);
  return { ...data, people: people.data.map(({ id, name }) => ({ id, name })), timezone: context.get(viewerContext).timezone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "undo") return undoSetting(context, "departments", form);
  const api = context.get(apiContext);
  const typed = typedIn(form);
  let value: DepartmentsValue = { departments: [] };
  try {
    const [{ data: held }, people] = await Promise.all([api.call(readDepartments), api.call(listTicketPeople)]);
    value = departmentsFromForm(held.value, typed, people.data);
    await api.call(saveDepartments, { body: asTyped(saveDepartments, { version: typed.version, value }) });
    return saved();
  } catch (error) {
    return settingFailure(error, form, (field) => departmentField(field, value));
  }
}

export default function Departments({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version, people } = loaderData;
  const frame = { group: "departments", title: m.setting_departments(), sub: m.setting_departments_sub() } as const;
  return (
    <SettingsPage
      {...{ ...frame, outcome, person, locale, busy }}
      held={loaderData}
      fieldName={(path) => departmentPartText(path, people)}
      valueName={(text) => departmentPartValue(text, people)}
    >
      {(failed) => <DepartmentForm key={version} {...{ value, version, people, locale, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
