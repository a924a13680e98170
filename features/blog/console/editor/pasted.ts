// What comes from the clipboard or is dropped: pictures go up, Markdown becomes blocks, the rest is the editor's own business.
import { type Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { pastedMarkdown } from "#features/blog/rules/pasted-markdown.ts";
import { m } from "#platform/paraglide/messages.js";
import { ownPicture } from "./own-picture.ts";
import { type Place, picturesIn, placePictures } from "./placed-pictures.ts";

type Pasting = Place & {
  /** Says what could not be taken. */
  tell: (words: string) => void;
};

export const pastedThings = (pasting: Pasting) =>
  Extension.create({
    name: "pastedThings",
    addProseMirrorPlugins() {
      const { editor } = this;
      // Ctrl+Shift+V: as it is.
      let plain = false;
      return [
        new Plugin({
          props: {
            handleKeyDown(_, event) {
              plain = event.shiftKey && event.code === "KeyV";
              return false;
            },
            handlePaste: (view, event) => takePictures(view, event, pasting) || (!plain && takeMarkdown(editor, event)),
            handleDrop: (view, event) => takeDrop(view, event, pasting),
          },
        }),
      ];
    },
  });

function takePictures(view: EditorView, event: ClipboardEvent, { tell, ...to }: Pasting): boolean {
  const data = event.clipboardData;
  const pictures = picturesIn(data?.files);
  // A table of a spreadsheet comes as text and as a picture of itself: the text is meant.
  if (pictures.length > 0 && !data?.getData("text/plain")) {
    event.preventDefault();
    void place(view, to, pictures, view.state.selection.from, tell);
    return true;
  }
  const elsewhere = picturesElsewhere(data?.getData("text/html") ?? "");
  if (elsewhere > 0) tell(m.post_edit_image_elsewhere({ count: String(elsewhere) }));
  return false;
}

function takeMarkdown(editor: Editor, event: ClipboardEvent): boolean {
  const data = event.clipboardData;
  // An editor of code sends its colours as HTML; what was copied is still text.
  const formatted = data?.getData("text/html") && !data.types.includes("vscode-editor-data");
  if (!data || formatted || editor.isActive("codeBlock")) return false;
  const blocks = pastedMarkdown(data.getData("text/plain"));
  if (!blocks) return false;
  event.preventDefault();
  const [only] = blocks;
  const inline = blocks.length === 1 && only?.type === "paragraph" ? (only.content ?? []) : null;
  return editor.commands.insertContent(inline ?? blocks);
}

function takeDrop(view: EditorView, event: DragEvent, { tell, ...to }: Pasting): boolean {
  const files = event.dataTransfer?.files;
  if (!files || files.length === 0) return false;
  // Whatever it is, the browser must not leave the text to show it.
  event.preventDefault();
  const pictures = picturesIn(files);
  if (pictures.length < files.length) tell(m.post_edit_image_kinds());
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
  void place(view, to, pictures, at, tell);
  return true;
}

async function place(view: EditorView, to: Place, pictures: File[], at: number, tell: (words: string) => void): Promise<void> {
  const wrong = await placePictures(view, to, pictures, at);
  if (wrong.length > 0) tell(wrong.join(" "));
}

/** Pictures of other sites are not fetched: whoever pastes is told that they stay behind. */
function picturesElsewhere(html: string): number {
  if (!html) return 0;
  const images = new DOMParser().parseFromString(html, "text/html").images;
  return [...images].filter((image) => !ownPicture(image.getAttribute("src") ?? "")).length;
}
