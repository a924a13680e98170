import type { ReactNode, Ref } from "react";
import type { RichText } from "./rich-text.ts";

/** What a page may do to the text from outside. Nothing of it disturbs a syllable that is being composed. */
export type RichTextHandle = {
  focus(): void;
  clear(): void;
  /** Replaces everything. */
  set(content: RichText | string): void;
  /** At the cursor. */
  insert(content: RichText | string): void;
  insertImage(file: { id: string; name: string }): void;
  read(): RichText;
};

export type RichTextEditorProps = {
  name: string;
  label: string;
  id?: string;
  /** The label is read out, not shown. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: string;
  defaultValue?: RichText | string | null;
  /** Set it to replace the text; what the editor itself reported is recognised and left alone. */
  value?: RichText | null;
  /** 300 ms after the last key. */
  onChange?: (doc: RichText) => void;
  /** At every key: for "… is writing". */
  onActivity?: () => void;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
  /** Pasted or dropped into the text ("insert"), or picked with the paper clip ("attach"). */
  onFiles?: (files: File[], how: "insert" | "attach") => void;
  /** What the paper clip offers to pick, as `accept` of a file field takes it. */
  acceptedFiles?: string;
  /** Ctrl or ⌘ with Enter, unless a syllable is being composed; with Shift it is "and the next". */
  onSubmit?: (next?: boolean) => void;
  minRows?: number;
  /** At the end of the toolbar: "Draft saved 14:27". */
  status?: ReactNode;
  /** Inside the frame, under the text: buttons. */
  foot?: ReactNode;
  handle?: Ref<RichTextHandle>;
};
