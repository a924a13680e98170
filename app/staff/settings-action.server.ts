// What the pages of settings share: names of fields as the form has them, and undo.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { isGuarded, type SettingGroup } from "#features/settings/rules/setting-figures.ts";
import { undoGuardedSettings, undoSettings } from "#features/settings/rules/settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";

type Context = Readonly<RouterContextProvider>;

/** The API names a field by its place in the value ("value.week.monday"), a form by its own name. */
export function settingFailure(error: unknown, form: FormData, nameOf = (field: string) => field.replace(/^value\./, "")) {
  const failure = formFailure(error, typedIn(form));
  const errors = Object.fromEntries(Object.entries(failure.data.errors).map(([field, text]) => [nameOf(field), text]));
  return { ...failure, data: { ...failure.data, errors } };
}

export async function undoSetting(context: Context, id: Exclude<SettingGroup, "retention">, form: FormData) {
  try {
    const typed = { version: textOf(form, "version"), undo: textOf(form, "undo") };
    const api = context.get(apiContext);
    if (isGuarded(id)) await api.call(undoGuardedSettings, { params: { id }, body: asTyped(undoGuardedSettings, typed) });
    else await api.call(undoSettings, { params: { id }, body: asTyped(undoSettings, typed) });
    return saved(m.setting_undone_now());
  } catch (error) {
    return settingFailure(error, form);
  }
}

/** Fields named by dots as the value they are: "urgent.response_minutes" → { urgent: { response_minutes } }. Empty ones are left out unless asked for. */
export function nested(form: FormData, { skip = ["version", "intent"], empty = false } = {}): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(typedIn(form))) {
    if ((text === "" && !empty) || skip.includes(name)) continue;
    const path = name.split(".");
    const last = path.pop() ?? "";
    let at = value;
    for (const part of path) {
      const inner = Object.hasOwn(at, part) ? (at[part] as Record<string, unknown>) : {};
      at[part] = inner;
      at = inner;
    }
    Object.defineProperty(at, last, { value: text, enumerable: true, configurable: true, writable: true });
  }
  return value;
}
