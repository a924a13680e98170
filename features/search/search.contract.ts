import { z } from "zod";
import { locales } from "#content/locales.ts";

export const searchQuery = z.strictObject({ q: z.string().trim().max(80).default(""), lang: z.enum(locales).optional() });

export type SearchResult = { kind: "page" | "question" | "post"; title: string; line: string; path: string };
