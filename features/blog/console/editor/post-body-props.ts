import type { Ref } from "react";
import type { Locale } from "#content/locales.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";

export type PostBodyEditorProps = {
  id: string;
  postId: string;
  label: string;
  lang: Locale;
  start: PostDocument;
  placeholder: string;
  /** Places of blocks whose other language has moved on. */
  older: readonly number[];
  onChange: () => void;
  handle: Ref<BodyHandle>;
};

export type BodyHandle = { read: () => PostDocument };
