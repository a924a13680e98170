// Fields that many calls take: ids in paths, pages of lists, search words.
import { z } from "zod";
import { cursorMaximum, idPattern, searchMaximum } from "./field-limits.ts";

export const idField = z.string().regex(idPattern);
export const idParams = z.object({ id: idField });

export const emptyBody = z.strictObject({});

export const cursorField = z.string().max(cursorMaximum);
export const limitField = z.coerce.number().int().min(1).max(100);
export const searchField = z.string().trim().max(searchMaximum);
