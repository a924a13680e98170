// Saving the provider's own fields. What a field was made as it stays: values written for staff alone never become a customer's to read.

import type { Locale } from "#content/locales.ts";
import { type FieldsValue, turnedFields } from "#features/settings/rules/field-settings.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { readGroup, type SettingsServices, saveGroup } from "./settings.server.ts";

export async function saveFieldGroup(
  tx: Db,
  services: SettingsServices,
  staff: { id: string; locale: Locale },
  change: { seen: number; value: FieldsValue },
): Promise<void> {
  const { value: held } = await readGroup(tx, "fields");
  const turned = turnedFields(held, change.value);
  if (turned.length > 0) {
    const words = [m.ticket_field_fixed({}, { locale: staff.locale })];
    throw new AppError("invalid", { fields: Object.fromEntries(turned.map(({ at, part }) => [`value.fields.${at}.${part}`, words])) });
  }
  await saveGroup(tx, services, staff.id, { group: "fields", ...change });
}
