// A picture on its way to the server, with how far it is. Nothing here knows the editor.
import type { Locale } from "#content/locales.ts";
import type { uploadPostImage } from "#features/blog/rules/staff-blog.contract.ts";
import type { ImageView } from "#features/blog/rules/staff-post-views.ts";
import { callAddress } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";

export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

export type Uploaded = { image: ImageView } | { wrong: string };
type Upload = {
  postId: string;
  file: File;
  alt: string /** The language of the text and of its words. */;
  lang: Locale;
  onShare: (share: number) => void;
};

export function uploadPicture({ postId, file, alt, lang, onShare }: Upload): { done: Promise<Uploaded>; stop: () => void } {
  const call = new XMLHttpRequest();
  const done = new Promise<Uploaded>((resolve) => {
    call.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onShare(loaded / total);
    });
    call.addEventListener("load", () => resolve(answerOf(call)));
    for (const event of ["error", "abort"]) call.addEventListener(event, () => resolve({ wrong: m.post_edit_image_failed() }));
  });
  const body = new FormData();
  body.set("file", file);
  call.open("POST", callAddress<typeof uploadPostImage>("uploadPostImage", { params: { id: postId }, query: { alt, lang } }));
  call.send(body);
  return { done, stop: () => call.abort() };
}

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const answer = JSON.parse(responseText) as { data?: ImageView; message?: string };
    if (status === 201 && answer.data) return { image: answer.data };
    if (answer.message) return { wrong: answer.message };
  } catch {
    // Not the API's answer: a proxy, or a session that has ended.
  }
  return { wrong: m.post_edit_image_failed() };
}
