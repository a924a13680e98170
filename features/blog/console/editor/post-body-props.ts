import type { Locale } from "#content/locales.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import type { HeldBody } from "./held-body.ts";

export type PostBodyEditorProps = {
  id: string;
  postId: string;
  label: string;
  lang: Locale;
  body: HeldBody;
  placeholder: string;
  /** Places of blocks whose other language has moved on. */
  older: readonly number[];
  onChange: () => void;
};

export type PostEditorSurfaceProps = PostBodyEditorProps & {
  /** The body as the editor opens it. */
  start: PostDocument;
};
