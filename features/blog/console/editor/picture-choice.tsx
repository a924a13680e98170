// A picture that is there already: looked up by what it shows, put in with its words of this language.
import { useEffect, useState } from "react";
import type { Locale } from "#content/locales.ts";
import type { listPostImages, PictureView } from "#features/blog/rules/picture-library.contract.ts";
import { readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";

type PictureChoiceProps = { lang: Locale; onChoose: (picture: { src: string; alt: string; width: number; height: number }) => void };

export function PictureChoice({ lang, onChoose }: PictureChoiceProps) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<PictureView[] | "failed" | null>(null);
  useEffect(() => {
    let over = false;
    const timer = setTimeout(
      () => {
        const query = q.trim() ? { q: q.trim(), limit: 12 } : { limit: 12 };
        readCall<typeof listPostImages>("listPostImages", { query }).then(
          ({ data }) => !over && setFound(data),
          () => !over && setFound("failed"),
        );
      },
      q ? 250 : 0,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [q]);
  return (
    <div className="editor-choice">
      <input
        type="search"
        className="input input-small"
        value={q}
        maxLength={80}
        aria-label={m.post_pictures_search()}
        placeholder={m.post_pictures_search()}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div role="status">
        {found === "failed" ? <span className="field-error">{m.post_pictures_failed()}</span> : null}
        {Array.isArray(found) && found.length === 0 ? <span className="hint">{m.post_pictures_no_match()}</span> : null}
      </div>
      {Array.isArray(found) && found.length > 0 ? (
        <ul>
          {found.map(({ id, src, alts, width, height }) => {
            const alt = alts[lang] ?? "";
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose({ src, alt, width, height })}
                  aria-label={alt || Object.values(alts)[0] || m.post_pictures_nameless()}
                >
                  <img src={`${src}?w=480`} alt="" width={width} height={height} loading="lazy" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
