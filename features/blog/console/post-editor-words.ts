import type { Locale } from "#content/locales.ts";
import type { PostState } from "#features/blog/rules/post-kinds.ts";
import { m } from "#platform/paraglide/messages.js";
import type { BadgeTone } from "#ui/badge.tsx";

/** Languages are named in themselves. */
export const languageNames: Record<Locale, string> = { en: "English", ko: "한국어" };

export const stateWord: Record<PostState, () => string> = {
  draft: m.post_state_draft,
  scheduled: m.post_state_scheduled,
  published: m.post_state_published,
  archived: m.post_state_archived,
};

export const stateTone: Record<PostState, BadgeTone> = { draft: "plain", scheduled: "sea", published: "jade", archived: "plain" };
