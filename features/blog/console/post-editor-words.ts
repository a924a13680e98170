import { localeTraits } from "#content/locale-traits.ts";
import { forEveryLocale, type Locale } from "#content/locales.ts";
import type { PostState } from "#features/blog/rules/post-kinds.ts";
import { m } from "#platform/paraglide/messages.js";
import type { BadgeTone } from "#ui/badge.tsx";

/** Languages are named in themselves. */
export const languageNames = forEveryLocale((locale) => localeTraits[locale].name);

export const publishWord: Record<Locale, () => string> = { en: m.post_editor_publish_en, ko: m.post_editor_publish_ko };
export const noTextWord: Record<Locale, () => string> = { en: m.post_editor_no_english, ko: m.post_editor_no_korean };
/** Named after the text it begins from. */
export const beginWord: Record<Locale, () => string> = { en: m.post_editor_begin_from_korean, ko: m.post_editor_begin_from_english };

export const stateWord: Record<PostState, () => string> = {
  draft: m.post_state_draft,
  scheduled: m.post_state_scheduled,
  published: m.post_state_published,
  archived: m.post_state_archived,
};

export const stateTone: Record<PostState, BadgeTone> = { draft: "plain", scheduled: "sea", published: "jade", archived: "plain" };
