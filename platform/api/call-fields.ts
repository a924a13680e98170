// Fields that many calls take: ids in paths, pages of lists, search words.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { typedText } from "#platform/typed-text.ts";
import { type StaffRole, staffRoles } from "./capabilities.ts";
import { cursorMaximum, idPattern, searchMaximum } from "./field-limits.ts";

export const idField = z.string().regex(idPattern);
export const idParams = z.object({ id: idField });

export const emptyBody = z.strictObject({});

export const cursorField = z.string().max(cursorMaximum);
const limitMaximum = 100;
export const limitField = z.coerce.number().int().min(1).max(limitMaximum);
/** Where what stands beside the list is worth asking for by itself. */
export const limitOrNone = z.coerce.number().int().min(0).max(limitMaximum);
export const searchField = typedText.max(searchMaximum);

/** A text in each of the site's languages, none left out: { en: "…", ko: "…" }. */
export const inEveryLanguage = <Text extends z.ZodType<string, string>>(text: Text) => z.record(z.enum(locales), text);

/** A role. Asked of the table each time, not once at start: the table is the only list of roles. */
export const staffRole = z
  .custom<StaffRole>((value) => staffRoles().some((role) => role === value), "field_choice")
  .meta({ type: "string", enum: staffRoles() });
