// The editor of a post's body; loaded on demand by post-body-editor.tsx, never on the server.
import "#ui/styles/rich-text-editor.css";
import type { Editor } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { inLanguage } from "#content/locale-traits.ts";
import { pastedHeadings } from "#features/blog/rules/pasted-headings.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { type LooseNode, tidyPost } from "#features/blog/rules/tidy-post.ts";
import { useHeldEditor } from "#features/rich-text/use-held-editor.ts";
import { m } from "#platform/paraglide/messages.js";
import type { BodyHandle } from "./held-body.ts";
import { pastedThings } from "./pasted.ts";
import type { PostEditorSurfaceProps } from "./post-body-props.ts";
import { postExtensions } from "./post-editor-extensions.ts";
import { PostImageForm } from "./post-image-form.tsx";
import { PostLinkForm } from "./post-link-form.tsx";
import { PostToolbar } from "./post-toolbar.tsx";
import { SlashList } from "./slash-list.tsx";
import { slashMenu } from "./slash-menu.ts";

export function PostEditorSurface(props: PostEditorSurfaceProps) {
  const { id, label, lang, start, placeholder, older, body, postId } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [panel, setPanel] = useState<"link" | "image" | null>(null);
  const [note, setNote] = useState("");
  const ask = useCallback(() => setPanel("image"), []);

  // Made once: new options would touch the text while somebody is composing a syllable.
  const extensions = useMemo(
    () => [...postExtensions(placeholder), pastedThings({ postId, lang, tell: setNote }), slashMenu(`${id}-blocks`, ask)],
    [placeholder, postId, lang, id, ask],
  );
  const editorProps = useMemo(
    () => ({
      attributes: { id, class: "editor-text article", role: "textbox", "aria-multiline": "true", "aria-label": label, ...inLanguage(lang) },
      handleKeyDown: (view: Editor["view"], event: KeyboardEvent) => {
        // Keys may be part of a Korean syllable.
        if (event.isComposing || view.composing || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
        if (event.code !== "KeyK") return false;
        event.preventDefault();
        setPanel("link");
        return true;
      },
      transformPastedHTML: pastedHeadings,
    }),
    [id, label, lang],
  );
  const editor = useHeldEditor({
    extensions,
    editorProps,
    content: start,
    injectCSS: false,
    onUpdate: () => latest.current.onChange(),
  });

  useImperativeHandle(body.attach, (): BodyHandle => ({ read: () => tidyPost(editor.getJSON() as LooseNode) as PostDocument }), [editor]);

  const marks = older.join();
  useEffect(() => {
    const places = marks === "" ? [] : marks.split(",").map(Number);
    // Outside React's own turn: node views are drawn synchronously.
    const timer = setTimeout(() => {
      if (!editor.isDestroyed && !editor.view.composing) editor.commands.markBlocks(places);
    });
    return () => clearTimeout(timer);
  }, [editor, marks]);

  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <div className="editor-box">
      <PostToolbar
        editor={editor}
        label={label}
        open={panel}
        onLink={() => setPanel((now) => (now === "link" ? null : "link"))}
        onImage={() => setPanel((now) => (now === "image" ? null : "image"))}
      />
      {panel === "link" ? <PostLinkForm editor={editor} onDone={close} /> : null}
      {panel === "image" ? <PostImageForm editor={editor} postId={postId} lang={lang} onDone={close} /> : null}
      <div className="editor-note" role="alert" hidden={!note}>
        <span>{note}</span>
        <button type="button" className="console-button" onClick={() => setNote("")}>
          {m.post_edit_note_close()}
        </button>
      </div>
      <EditorContent editor={editor} />
      <SlashList editor={editor} id={`${id}-blocks`} ask={ask} />
    </div>
  );
}
