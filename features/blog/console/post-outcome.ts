// What a form of the post's page was answered.
import type { Locale } from "#content/locales.ts";

export type PostOutcome =
  /** `link`: a shared link, told this once. */
  | { told: string; intent: string; locale: Locale; at: number; link?: string }
  | { message: string; code: string; errors: Record<string, string>; values: Record<string, string>; attempt: number };
