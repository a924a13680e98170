// One tab stop, arrow keys inside: the pattern of toolbars. Each button says whether its formatting is on.
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Code, Italic, Link2, List, ListOrdered, type LucideIcon, Paperclip, SquareCode, TextQuote } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { m } from "#platform/paraglide/messages.js";

type Tool = { id: string; label: string; keys?: string; icon: LucideIcon; pressed?: boolean; run: () => void };

type EditorToolbarProps = {
  editor: Editor;
  label: string;
  linkOpen: boolean;
  onLink: () => void;
  onAttach?: (() => void) | undefined;
  status?: ReactNode;
};

export function EditorToolbar({ editor, label, linkOpen, onLink, onAttach, status }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
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

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const last = buttons.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: current >= last ? 0 : current + 1,
      ArrowLeft: current <= 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  let index = -1;
  return (
    <div className="rt-bar">
      <div className="rt-tools" role="toolbar" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
        {groups.map((tools) => (
          <span className="rt-group" key={tools[0]?.id}>
            {tools.map((tool) => {
              index += 1;
              const place = index;
              return (
                <button
                  type="button"
                  key={tool.id}
                  tabIndex={place === current ? 0 : -1}
                  aria-label={tool.label}
                  aria-pressed={tool.pressed}
                  aria-keyshortcuts={tool.keys ? `Control+${tool.keys} Meta+${tool.keys}` : undefined}
                  title={tool.keys ? `${tool.label} (Ctrl+${tool.keys})` : tool.label}
                  onFocus={() => setCurrent(place)}
                  // The text keeps its selection.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={tool.run}
                >
                  <tool.icon size={17} strokeWidth={1.8} aria-hidden="true" />
                </button>
              );
            })}
          </span>
        ))}
      </div>
      {status ? <span className="rt-status">{status}</span> : null}
    </div>
  );
}
