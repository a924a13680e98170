// A picture goes up with its words: without an alternative text there is no upload.
import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { LimitedInput } from "#ui/limited.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { pictureTypes, uploadPicture } from "./upload-picture.ts";

type Progress = { kind: "idle" } | { kind: "sending"; share: number } | { kind: "wrong"; words: string };

type PostImageFormProps = { editor: Editor; postId: string; lang: Locale; onDone: () => void };

export function PostImageForm({ editor, postId, lang, onDone }: PostImageFormProps) {
  const id = useId();
  const request = useRef<{ stop: () => void }>(null);
  const [library, setLibrary] = useState(false);
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const [file, alt, caption] = [form.get("file"), String(form.get("alt") ?? "").trim(), String(form.get("caption") ?? "").trim()];
    if (!(file instanceof File) || file.size === 0) return setProgress({ kind: "wrong", words: m.post_edit_image_choose() });
    if (!alt) return setProgress({ kind: "wrong", words: m.post_alt_required() });
    setProgress({ kind: "sending", share: 0 });
    const upload = uploadPicture({ postId, file, alt, lang, onShare: (share) => setProgress({ kind: "sending", share }) });
    request.current = upload;
    void upload.done.then((answer) => {
      if (request.current !== upload) return;
      if ("wrong" in answer) return setProgress({ kind: "wrong", words: answer.wrong });
      put({ ...answer.image, alt, caption });
    });
  }

  function put(attrs: object) {
    editor
      .chain()
      .focus()
      .insertContent([{ type: "figure", attrs }, { type: "paragraph" }])
      .run();
    onDone();
  }

  const sending = progress.kind === "sending";
  return (
    <form className="rich-link editor-image-form" onSubmit={send} noValidate>
      <label htmlFor={`${id}-file`}>{m.post_edit_image()}</label>
      <input id={`${id}-file`} type="file" name="file" className="input" accept={pictureTypes.join()} />
      <label htmlFor={`${id}-alt`}>{m.post_edit_alt()}</label>
      <LimitedInput id={`${id}-alt`} name="alt" className="input" required limit={300} placeholder={m.post_edit_alt_hint()} />
      <label htmlFor={`${id}-caption`}>{m.post_edit_caption()}</label>
      <LimitedInput id={`${id}-caption`} name="caption" className="input" limit={400} />
      {sending ? (
        <progress value={progress.share} max={1} aria-label={m.post_edit_image_sending()}>
          {Math.round(progress.share * 100)} %
        </progress>
      ) : null}
      {progress.kind === "wrong" ? (
        <span className="field-error" role="alert">
          {progress.words}
        </span>
      ) : null}
      <span className="editor-image-actions">
        <button type="submit" className="btn btn-compact" aria-disabled={sending || undefined} disabled={sending}>
          {m.post_edit_image_upload()}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-compact"
          onClick={() => {
            const upload = request.current;
            request.current = null;
            upload?.stop();
            onDone();
          }}
        >
          {m.post_edit_cancel()}
        </button>
      </span>
      <details className="editor-library" onToggle={(event) => event.currentTarget.open && setLibrary(true)}>
        <summary>{m.post_pictures_choose()}</summary>
        {library ? <PictureChoice lang={lang} onChoose={(picture) => put({ ...picture, caption: "" })} /> : null}
      </details>
    </form>
  );
}
