// Who signs the post beside the team, with their name in each script.
import { useState } from "react";
import { inLanguage } from "#content/locale-traits.ts";
import { type Locale, locales } from "#content/locales.ts";
import type { PostWriter, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { errorOf } from "#ui/form-failure.ts";
import { LimitedInput } from "#ui/limited.tsx";
import { languageNames } from "./post-editor-words.ts";

type Names = Record<Locale, string>;
const scripts: Record<Locale, RegExp> = { en: /\p{Script=Latin}/u, ko: /\p{Script=Hangul}/u };

/** The names somebody signed with last; else their own, in the language it is written in. */
function namesOf(writer: PostWriter | undefined): Names {
  const own = (locale: Locale) => writer?.byline?.[locale] ?? (writer && scripts[locale].test(writer.name) ? writer.name : "");
  return { en: own("en"), ko: own("ko") };
}

type Refused = { values: Record<string, string>; errors: Record<string, string> };
type PostSignatureProps = { post: StaffPost; writers: readonly PostWriter[] /** As it was sent. */; refused: Refused | undefined };

export function PostSignature({ post, writers, refused }: PostSignatureProps) {
  const typed = refused?.values;
  const [chosen, setChosen] = useState(typed?.writer ?? post.writer?.id ?? "");
  const [names, setNames] = useState<Names>(() => {
    const shown = post.byline ?? namesOf(undefined);
    return { en: typed?.byline_en ?? shown.en, ko: typed?.byline_ko ?? shown.ko };
  });
  const people =
    post.writer && !writers.some(({ id }) => id === post.writer?.id) ? [{ ...post.writer, byline: post.byline }, ...writers] : writers;
  function choose(id: string) {
    setChosen(id);
    setNames(id === post.writer?.id && post.byline ? post.byline : namesOf(people.find((one) => one.id === id)));
  }
  return (
    <>
      <label>
        <span>{m.post_editor_writer()}</span>
        <select name="writer" className="input input-small" value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">{m.post_editor_writer_none()}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {chosen
        ? locales.map((locale) => (
            <label key={locale}>
              <span>{m.post_editor_byline({ language: languageNames[locale] })}</span>
              <LimitedInput
                name={`byline_${locale}`}
                className="input input-small"
                required
                limit={60}
                error={errorOf(refused?.errors, `signed.byline.${locale}`)}
                value={names[locale]}
                onChange={(event) => setNames({ ...names, [locale]: event.target.value })}
                {...inLanguage(locale)}
              />
            </label>
          ))
        : null}
    </>
  );
}
