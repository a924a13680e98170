// What is offered inside a table depends on where the cursor stands.
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Code,
  Columns3,
  Italic,
  Link2,
  Redo2,
  Rows3,
  Superscript,
  Trash2,
  Undo2,
} from "lucide-react";
import { m } from "#platform/paraglide/messages.js";
import { type Tool, ToolBar } from "#ui/tool-bar.tsx";
import { type BlockName, blockCommand } from "./block-commands.ts";

type PostToolbarProps = { editor: Editor; label: string; open: "link" | "image" | null; onLink: () => void; onImage: () => void };

export function PostToolbar({ editor, label, open, onLink, onImage }: PostToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive("heading", { level: 2 }),
      h3: now.isActive("heading", { level: 3 }),
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      code: now.isActive("code"),
      link: now.isActive("link"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      callout: now.isActive("callout"),
      codeBlock: now.isActive("codeBlock"),
      table: now.isActive("table"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const block = (id: BlockName, pressed?: boolean): Tool => {
    const { label: name, icon, run } = blockCommand[id];
    return { id, label: name(), icon, pressed, run: () => (run ? run(editor) : onImage()) };
  };
  const groups: Tool[][] = [
    [block("h2", on.h2), block("h3", on.h3)],
    [
      { id: "bold", label: m.editor_bold(), icon: Bold, pressed: on.bold, run: () => chain().toggleBold().run() },
      { id: "italic", label: m.editor_italic(), icon: Italic, pressed: on.italic, run: () => chain().toggleItalic().run() },
      { id: "mono", label: m.editor_code(), icon: Code, pressed: on.code, run: () => chain().toggleCode().run() },
      { id: "link", label: m.editor_link(), icon: Link2, pressed: on.link || open === "link", run: onLink },
      { id: "note", label: m.post_edit_footnote(), icon: Superscript, run: () => chain().insertContent({ type: "footnote" }).run() },
    ],
    [block("bullets", on.bullets), block("numbers", on.numbers), block("quote", on.quote), block("callout", on.callout)],
    [block("code", on.codeBlock), block("diagram"), block("image", open === "image"), block("table", on.table), block("rule")],
    ...(on.table
      ? [
          [
            { id: "row", label: m.post_edit_row_add(), icon: BetweenHorizontalEnd, run: () => chain().addRowAfter().run() },
            { id: "column", label: m.post_edit_column_add(), icon: BetweenVerticalEnd, run: () => chain().addColumnAfter().run() },
            { id: "row-off", label: m.post_edit_row_drop(), icon: Rows3, run: () => chain().deleteRow().run() },
            { id: "column-off", label: m.post_edit_column_drop(), icon: Columns3, run: () => chain().deleteColumn().run() },
            { id: "table-off", label: m.post_edit_table_drop(), icon: Trash2, run: () => chain().deleteTable().run() },
          ],
        ]
      : []),
    [
      { id: "undo", label: m.post_edit_undo(), icon: Undo2, disabled: !on.undo, run: () => chain().undo().run() },
      { id: "redo", label: m.post_edit_redo(), icon: Redo2, disabled: !on.redo, run: () => chain().redo().run() },
    ],
  ];

  return <ToolBar className="editor-bar" label={m.editor_toolbar({ label })} groups={groups} />;
}
