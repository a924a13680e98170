// What is offered inside a table depends on where the cursor stands.
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Code,
  Columns3,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareWarning,
  Redo2,
  Rows3,
  SquareCode,
  Superscript,
  Table,
  TextQuote,
  Trash2,
  Undo2,
  Waypoints,
} from "lucide-react";
import { m } from "#platform/paraglide/messages.js";
import { type Tool, ToolBar } from "#ui/tool-bar.tsx";

type PostToolbarProps = { editor: Editor; label: string; open: "link" | "image" | null; onLink: () => void; onImage: () => void };

const drawingStart = `title "…"\ndescribe "…"\nsize 880 240\nplace a user 120 120 "A"\nplace b server 700 120 "B"\nline a b on "1 ms"`;

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
  const groups: Tool[][] = [
    [
      { id: "h2", label: m.post_edit_heading2(), icon: Heading2, pressed: on.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
      { id: "h3", label: m.post_edit_heading3(), icon: Heading3, pressed: on.h3, run: () => chain().toggleHeading({ level: 3 }).run() },
    ],
    [
      { id: "bold", label: m.editor_bold(), icon: Bold, pressed: on.bold, run: () => chain().toggleBold().run() },
      { id: "italic", label: m.editor_italic(), icon: Italic, pressed: on.italic, run: () => chain().toggleItalic().run() },
      { id: "code", label: m.editor_code(), icon: Code, pressed: on.code, run: () => chain().toggleCode().run() },
      { id: "link", label: m.editor_link(), icon: Link2, pressed: on.link || open === "link", run: onLink },
      { id: "note", label: m.post_edit_footnote(), icon: Superscript, run: () => chain().insertContent({ type: "footnote" }).run() },
    ],
    [
      { id: "bullets", label: m.editor_bullets(), icon: List, pressed: on.bullets, run: () => chain().toggleBulletList().run() },
      { id: "numbers", label: m.editor_numbers(), icon: ListOrdered, pressed: on.numbers, run: () => chain().toggleOrderedList().run() },
      { id: "quote", label: m.editor_quote(), icon: TextQuote, pressed: on.quote, run: () => chain().toggleBlockquote().run() },
      {
        id: "callout",
        label: m.post_edit_callout(),
        icon: MessageSquareWarning,
        pressed: on.callout,
        run: () => (on.callout ? chain().lift("callout").run() : chain().wrapIn("callout").run()),
      },
    ],
    [
      {
        id: "code-block",
        label: m.editor_code_block(),
        icon: SquareCode,
        pressed: on.codeBlock,
        run: () => chain().toggleCodeBlock().run(),
      },
      {
        id: "diagram",
        label: m.post_edit_diagram(),
        icon: Waypoints,
        run: () =>
          chain()
            .insertContent([
              { type: "codeBlock", attrs: { language: "diagram" }, content: [{ type: "text", text: drawingStart }] },
              { type: "paragraph" },
            ])
            .run(),
      },
      { id: "image", label: m.post_edit_image(), icon: ImagePlus, pressed: open === "image", run: onImage },
      {
        id: "table",
        label: m.post_edit_table(),
        icon: Table,
        pressed: on.table,
        run: () => (on.table ? undefined : chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()),
      },
    ],
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
