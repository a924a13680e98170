// A language that the post does not have yet: begun empty, or from the text of the other one, which it then answers to.
import { useState } from "react";
import { useRevalidator } from "react-router";
import { defaultLocale, type Locale } from "#content/locales.ts";
import { emptyBody } from "#features/blog/rules/post-document.ts";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { beginWord, languageNames, noTextWord } from "./post-editor-words.ts";
import { type EditedVersion, sendWords } from "./use-post-version.ts";

export function BeginLanguage({ post, locale, other }: { post: StaffPost; locale: Locale; other: EditedVersion | null }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function begin(copied: boolean) {
    setBusy(true);
    const closed = other && post.versions[other.locale]?.published_revision === other.revision;
    const state = await other?.saver.flush({ byHand: !closed });
    if (other && state?.kind === "saved") {
      const body = copied ? other.body.read() : emptyBody;
      const words = { title: copied ? other.fields.title : "", summary: copied ? other.fields.summary : "", slug: "", body };
      await sendWords(post.id, locale, words, 0, locale === defaultLocale ? {} : { source_revision: other.saver.revision() });
      await revalidate();
    }
    setBusy(false);
  }
  return (
    <section className="centred draft-column draft-begin" data-locale={locale}>
      <div>
        <h2 lang={locale}>{languageNames[locale]}</h2>
        <p>{noTextWord[locale]()}</p>
        <span className="cluster draft-choices">
          <Button size="compact" busy={busy} onClick={() => void begin(true)}>
            {beginWord[locale]()}
          </Button>
          <Button size="compact" kind="quiet" busy={busy} onClick={() => void begin(false)}>
            {m.post_editor_begin_empty()}
          </Button>
        </span>
      </div>
    </section>
  );
}
