// Tiptap's own hook destroys an editor that is not on the page a millisecond after it was made. React draws the page that a link opens in slices
// of five: by then the editor was gone, and the whole page was drawn a second time, in one piece.
import { Editor, type EditorOptions } from "@tiptap/core";
import { useEffect, useState } from "react";

/** Longer than any page takes to be drawn; one that is given up meanwhile leaves an editor behind, which listens to the document. */
const neverShownMs = 60_000;

/** One editor for as long as the part that asked for it is on the page. Of the options only `editorProps` may change. */
export function useHeldEditor(options: Partial<EditorOptions>): Editor {
  const [{ editor, keep, letGo }] = useState(() => hold(new Editor(options)));
  useEffect(() => {
    keep();
    return letGo;
  }, [keep, letGo]);
  const { editorProps } = options;
  useEffect(() => {
    if (editorProps && editor.options.editorProps !== editorProps) editor.setOptions({ editorProps });
  }, [editor, editorProps]);
  return editor;
}

function hold(editor: Editor) {
  const destroyIn = (ms: number) => setTimeout(() => editor.destroy(), ms);
  let end = destroyIn(neverShownMs);
  return {
    editor,
    keep: () => clearTimeout(end),
    // Not at once: React may take an effect back and give it again.
    letGo: () => {
      end = destroyIn(0);
    },
  };
}
