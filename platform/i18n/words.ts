// Words that are not spoken yet: a message, or several put together, in whichever language is asked for.
import type { Locale } from "#content/locales.ts";

export type Words = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;
