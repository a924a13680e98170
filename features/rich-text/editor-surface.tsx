// The editor itself; loaded on demand by rich-text-editor.tsx, never on the server.
import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { EditorContent } from "@tiptap/react";
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { m } from "#platform/paraglide/messages.js";
import { editorExtensions } from "./editor-extensions.ts";
import { EditorLink } from "./editor-link.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { tidyPasted } from "./pasted-html.ts";
import { fromPlainText } from "./plain-text.ts";
import type { RichText } from "./rich-text.ts";
import type { RichTextEditorProps, RichTextHandle } from "./rich-text-props.ts";
import { type EditorNode, tidyDocument } from "./tidy-document.ts";
import { useHeldEditor } from "./use-held-editor.ts";

export type EditorSurfaceProps = Omit<RichTextEditorProps, "defaultValue" | "hint" | "error" | "optional" | "hideLabel"> & {
  id: string;
  start: RichText;
  /** The reader was in the textarea when the editor took its place. */
  takeFocus: boolean;
};

const debounceMs = 300;
const emptyDoc: RichText = { type: "doc", content: [] };

export function EditorSurface(props: EditorSurfaceProps) {
  const { id, name, label, start, takeFocus, value, placeholder = "", invalid, describedBy, minRows = 5, handle, status, foot } = props;
  const latest = useRef(props);
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emitted = useRef<RichText>(start);
  const [linkOpen, setLinkOpen] = useState(false);
  useEffect(() => {
    latest.current = props;
  });

  const emit = useCallback((editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const doc = tidyDocument(editor.getJSON() as EditorNode);
    emitted.current = doc;
    if (field.current) field.current.value = JSON.stringify(doc);
    latest.current.onChange?.(doc);
  }, []);

  // Made once: new options would touch the text while somebody is composing a syllable.
  const extensions = useMemo(() => editorExtensions(placeholder), [placeholder]);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: "rich-input rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        style: `--rows: ${minRows}`,
        ...(invalid ? { "aria-invalid": "true" } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      },
      handleKeyDown: (view: Editor["view"], event: KeyboardEvent) => {
        const mod = event.ctrlKey || event.metaKey;
        // Enter may be the end of a Korean syllable.
        if (event.isComposing || view.composing || !mod || event.altKey) return false;
        if (event.key === "Enter" && latest.current.onSubmit) {
          event.preventDefault();
          latest.current.onSubmit(event.shiftKey);
          return true;
        }
        // The physical key: with Korean input on, its letter is another one.
        if (event.code === "KeyK") {
          event.preventDefault();
          setLinkOpen(true);
          return true;
        }
        return false;
      },
      transformPastedHTML: tidyPasted,
      handlePaste: (_: Editor["view"], event: ClipboardEvent) => takeFiles(latest.current.onFiles, event.clipboardData, event),
      handleDrop: (_: Editor["view"], event: DragEvent) => takeFiles(latest.current.onFiles, event.dataTransfer, event),
    }),
    [id, label, minRows, invalid, describedBy],
  );

  const editor = useHeldEditor({
    extensions,
    editorProps,
    content: filled(start),
    injectCSS: false,
    onUpdate({ editor: now }) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => emit(now), debounceMs);
      latest.current.onActivity?.();
    },
    onBlur({ editor: now }) {
      if (timer.current) emit(now);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor takes the textarea's place
  useEffect(() => {
    if (takeFocus) focusAtEnd(editor);
  }, [editor]);

  // A page that goes away hears of the last keys now or never.
  useEffect(() => {
    const onLeave = () => {
      if (timer.current) emit(editor);
    };
    window.addEventListener("pagehide", onLeave);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [editor, emit]);

  // A form that is sent right after a key press sends that key too.
  useEffect(() => {
    const form = field.current?.form;
    const onFormData = (event: FormDataEvent) => event.formData.set(name, JSON.stringify(tidyDocument(editor.getJSON() as EditorNode)));
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  }, [editor, name]);

  const replace = useCallback(
    (doc: RichText, quietly = false) => {
      whenSettled(editor, () => {
        editor.commands.setContent(filled(doc), { emitUpdate: !quietly });
        emitted.current = doc;
        if (field.current) field.current.value = JSON.stringify(doc);
      });
    },
    [editor],
  );

  useEffect(() => {
    if (value && value !== emitted.current && JSON.stringify(value) !== JSON.stringify(emitted.current)) replace(value, true);
  }, [value, replace]);

  useImperativeHandle(
    handle,
    (): RichTextHandle => ({
      focus: () => focusAtEnd(editor),
      clear: () => replace(emptyDoc),
      set: (content) => replace(asDoc(content)),
      insert: (content) =>
        whenSettled(editor, () => {
          editor.chain().focus().insertContent(asDoc(content).content).run();
        }),
      insertImage: ({ id: fileId, name: alt }) =>
        whenSettled(editor, () => {
          editor
            .chain()
            .insertContent([{ type: "image", attrs: { fileId, alt } }, { type: "paragraph" }])
            .run();
        }),
      read: () => tidyDocument(editor.getJSON() as EditorNode),
    }),
    [editor, replace],
  );

  return (
    <div className="rich-box" data-invalid={invalid || undefined}>
      <EditorToolbar
        editor={editor}
        label={m.editor_toolbar({ label })}
        linkOpen={linkOpen}
        onLink={() => setLinkOpen((open) => !open)}
        onAttach={props.onFiles ? () => picker.current?.click() : undefined}
        status={status}
      />
      {linkOpen ? <EditorLink editor={editor} onDone={() => setLinkOpen(false)} /> : null}
      <EditorContent editor={editor} />
      {foot ? <div className="rich-foot">{foot}</div> : null}
      <input type="hidden" name={name} ref={field} defaultValue={JSON.stringify(start)} />
      {props.onFiles ? (
        <input
          type="file"
          ref={picker}
          multiple
          hidden
          accept={props.acceptedFiles}
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            props.onFiles?.([...(event.currentTarget.files ?? [])], "attach");
            event.currentTarget.value = "";
          }}
        />
      ) : null}
    </div>
  );
}

/** At once: the editor's own command waits for the next frame, and takes the focus back from a reader who has pressed Esc meanwhile. */
function focusAtEnd({ state, view }: Editor): void {
  view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
  view.focus();
}

function takeFiles(onFiles: EditorSurfaceProps["onFiles"], from: DataTransfer | null, event: Event): boolean {
  const files = [...(from?.files ?? [])];
  // A table copied from a spreadsheet comes as text and as a picture of itself: the text is meant.
  if (!onFiles || files.length === 0 || from?.types.includes("text/plain")) return false;
  event.preventDefault();
  onFiles(files, "insert");
  return true;
}

/** The editor takes a document as it is: without a paragraph there is no place for a cursor. */
function filled(doc: RichText): RichText {
  return doc.content.length > 0 ? doc : { type: "doc", content: [{ type: "paragraph" }] };
}

function asDoc(content: RichText | string): RichText {
  return typeof content === "string" ? fromPlainText(content) : content;
}

/** Never while a syllable is being composed: it would be torn apart. */
function whenSettled(editor: Editor, work: () => void): void {
  if (editor.isDestroyed) return;
  if (editor.view.composing) {
    editor.view.dom.addEventListener("compositionend", () => setTimeout(() => whenSettled(editor, work)), { once: true });
  } else {
    work();
  }
}
