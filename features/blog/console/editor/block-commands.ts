// The blocks a writer can put in, named once: the toolbar shows some of them as buttons, the menu behind "/" lists them all.
import type { Editor } from "@tiptap/core";
import {
  Heading2,
  Heading3,
  ImagePlus,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareWarning,
  Minus,
  SquareCode,
  Table,
  TextQuote,
  Waypoints,
} from "lucide-react";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

type Named = (words?: Record<string, never>, options?: { locale?: Locale }) => string;
export type BlockName = "h2" | "h3" | "bullets" | "numbers" | "quote" | "callout" | "code" | "diagram" | "image" | "table" | "rule";
export type BlockCommand = {
  id: BlockName;
  label: Named;
  icon: LucideIcon;
  /** Other words people type for it, in both languages. */
  also: readonly string[];
  /** Absent: a form of the editor asks for it. */
  run?: (editor: Editor) => void;
};

/** Whole as it stands, with words that the check before publishing wants replaced. */
const drawingStart = `title "…"\ndescribe "…"\nsize 880 240\nplace a user 120 120 "A"\nplace b server 700 120 "B"\nline a b on "1 ms"`;

const chain = (editor: Editor) => editor.chain().focus();

export const blockCommands: readonly BlockCommand[] = [
  {
    id: "h2",
    label: m.post_edit_heading2,
    icon: Heading2,
    also: ["h2", "title", "제목"],
    run: (to) => chain(to).toggleHeading({ level: 2 }).run(),
  },
  { id: "h3", label: m.post_edit_heading3, icon: Heading3, also: ["h3"], run: (to) => chain(to).toggleHeading({ level: 3 }).run() },
  { id: "bullets", label: m.editor_bullets, icon: List, also: ["ul", "list"], run: (to) => chain(to).toggleBulletList().run() },
  { id: "numbers", label: m.editor_numbers, icon: ListOrdered, also: ["ol", "1."], run: (to) => chain(to).toggleOrderedList().run() },
  { id: "quote", label: m.editor_quote, icon: TextQuote, also: ["blockquote", "인용문"], run: (to) => chain(to).toggleBlockquote().run() },
  {
    id: "callout",
    label: m.post_edit_callout,
    icon: MessageSquareWarning,
    also: ["callout"],
    run: (to) => (to.isActive("callout") ? chain(to).lift("callout").run() : chain(to).wrapIn("callout").run()),
  },
  { id: "code", label: m.editor_code_block, icon: SquareCode, also: ["pre", "```"], run: (to) => chain(to).toggleCodeBlock().run() },
  {
    id: "diagram",
    label: m.post_edit_diagram,
    icon: Waypoints,
    also: ["drawing", "chart", "다이어그램", "그림"],
    run: (to) =>
      chain(to)
        .insertContent([
          { type: "codeBlock", attrs: { language: "diagram" }, content: [{ type: "text", text: drawingStart }] },
          { type: "paragraph" },
        ])
        .run(),
  },
  { id: "image", label: m.post_edit_image, icon: ImagePlus, also: ["image", "photo", "이미지", "사진"] },
  {
    id: "table",
    label: m.post_edit_table,
    icon: Table,
    also: ["테이블"],
    run(to) {
      if (to.isActive("table")) return;
      chain(to).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
      // There is always a line below it to go on in.
      if (to.state.doc.lastChild?.type.name === "table")
        to.commands.insertContentAt(to.state.doc.content.size, { type: "paragraph" }, { updateSelection: false });
    },
  },
  {
    id: "rule",
    label: m.post_edit_rule,
    icon: Minus,
    also: ["hr", "line", "---", "가로줄"],
    run: (to) => chain(to).setHorizontalRule().run(),
  },
];

export const blockCommand = Object.fromEntries(blockCommands.map((command) => [command.id, command])) as Record<BlockName, BlockCommand>;
