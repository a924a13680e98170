// Who speaks when no person is named: the provider itself, or its support.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

export const deskName = (locale: Locale): string => m.desk_name({ brand: brand.name[locale] }, { locale });
