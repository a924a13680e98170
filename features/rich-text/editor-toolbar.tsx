import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Code, Italic, Link2, List, ListOrdered, Paperclip, SquareCode, TextQuote } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#platform/paraglide/messages.js";
import { type Tool, ToolBar } from "#ui/tool-bar.tsx";

type EditorToolbarProps = {
  editor: Editor;
  label: string;
  linkOpen: boolean;
  onLink: () => void;
  onAttach?: (() => void) | undefined;
  status?: ReactNode;
};

export function EditorToolbar({ editor, label, linkOpen, onLink, onAttach, status }: EditorToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      code: now.isActive("code"),
      codeBlock: now.isActive("codeBlock"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      blockquote: now.isActive("blockquote"),
      link: now.isActive("link"),
    }),
  });
  const chain = () => editor.chain().focus();
  const groups: Tool[][] = [
    [
      { id: "bold", label: m.editor_bold(), keys: "B", icon: Bold, pressed: on.bold, run: () => chain().toggleBold().run() },
      { id: "italic", label: m.editor_italic(), keys: "I", icon: Italic, pressed: on.italic, run: () => chain().toggleItalic().run() },
      { id: "code", label: m.editor_code(), keys: "E", icon: Code, pressed: on.code, run: () => chain().toggleCode().run() },
    ],
    [
      { id: "bullets", label: m.editor_bullets(), icon: List, pressed: on.bulletList, run: () => chain().toggleBulletList().run() },
      {
        id: "numbers",
        label: m.editor_numbers(),
        icon: ListOrdered,
        pressed: on.orderedList,
        run: () => chain().toggleOrderedList().run(),
      },
      { id: "quote", label: m.editor_quote(), icon: TextQuote, pressed: on.blockquote, run: () => chain().toggleBlockquote().run() },
      {
        id: "code-block",
        label: m.editor_code_block(),
        icon: SquareCode,
        pressed: on.codeBlock,
        run: () => chain().toggleCodeBlock().run(),
      },
    ],
    [
      { id: "link", label: m.editor_link(), keys: "K", icon: Link2, pressed: on.link || linkOpen, run: onLink },
      ...(onAttach ? [{ id: "attach", label: m.editor_attach(), icon: Paperclip, run: onAttach }] : []),
    ],
  ];

  return (
    <ToolBar label={label} groups={groups}>
      {status ? <span className="rich-status">{status}</span> : null}
    </ToolBar>
  );
}
