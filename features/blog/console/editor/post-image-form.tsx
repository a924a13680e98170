// A picture goes up with its words: without an alternative text there is no upload.
import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useRef, useState } from "react";
import type { uploadPostImage } from "#features/blog/rules/staff-blog.contract.ts";
import type { ImageView } from "#features/blog/rules/staff-post-views.ts";
import { callAddress } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";

type Progress = { kind: "idle" } | { kind: "sending"; share: number } | { kind: "wrong"; words: string };

export function PostImageForm({ editor, postId, onDone }: { editor: Editor; postId: string; onDone: () => void }) {
  const id = useId();
  const request = useRef<XMLHttpRequest>(null);
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const [file, alt, caption] = [form.get("file"), String(form.get("alt") ?? "").trim(), String(form.get("caption") ?? "").trim()];
    if (!(file instanceof File) || file.size === 0) return setProgress({ kind: "wrong", words: m.post_edit_image_choose() });
    if (!alt) return setProgress({ kind: "wrong", words: m.post_alt_required() });
    const call = new XMLHttpRequest();
    request.current = call;
    call.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) setProgress({ kind: "sending", share: loaded / total });
    });
    call.addEventListener("load", () => {
      const image = answerOf(call);
      if ("words" in image) return setProgress({ kind: "wrong", words: image.words });
      editor
        .chain()
        .focus()
        .insertContent([{ type: "figure", attrs: { ...image, alt, caption } }, { type: "paragraph" }])
        .run();
      onDone();
    });
    call.addEventListener("error", () => setProgress({ kind: "wrong", words: m.post_edit_image_failed() }));
    const body = new FormData();
    body.set("file", file);
    call.open("POST", callAddress<typeof uploadPostImage>("uploadPostImage", { params: { id: postId }, query: { alt } }));
    setProgress({ kind: "sending", share: 0 });
    call.send(body);
  }

  const sending = progress.kind === "sending";
  return (
    <form className="rich-link editor-image-form" onSubmit={send} noValidate>
      <label htmlFor={`${id}-file`}>{m.post_edit_image()}</label>
      <input id={`${id}-file`} type="file" name="file" className="input" accept="image/png,image/jpeg,image/webp,image/gif" />
      <label htmlFor={`${id}-alt`}>{m.post_edit_alt()}</label>
      <input id={`${id}-alt`} name="alt" className="input" required maxLength={300} placeholder={m.post_edit_alt_hint()} />
      <label htmlFor={`${id}-caption`}>{m.post_edit_caption()}</label>
      <input id={`${id}-caption`} name="caption" className="input" maxLength={400} />
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
            request.current?.abort();
            onDone();
          }}
        >
          {m.post_edit_cancel()}
        </button>
      </span>
    </form>
  );
}

function answerOf({ status, responseText }: XMLHttpRequest): ImageView | { words: string } {
  try {
    const answer = JSON.parse(responseText) as { data?: ImageView; message?: string };
    if (status === 201 && answer.data) return answer.data;
    if (answer.message) return { words: answer.message };
  } catch {
    // Not the API's answer: a proxy, or a session that has ended.
  }
  return { words: m.post_edit_image_failed() };
}
