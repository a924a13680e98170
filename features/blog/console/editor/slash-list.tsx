// The list behind "/", under the line it was typed in.
import "#ui/styles/overlays.css";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { m } from "#platform/paraglide/messages.js";
import type { BlockCommand } from "./block-commands.ts";
import { chooseBlock, slashId, slashState } from "./slash-menu.ts";

type SlashListProps = { editor: Editor; id: string; ask: (id: BlockCommand["id"]) => void };

export function SlashList({ editor, id, ask }: SlashListProps) {
  const menu = useEditorState({ editor, selector: ({ editor: now }) => slashState(now), equalityFn: Object.is });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current?.parentElement?.getBoundingClientRect();
    if (!menu || !list.current || !box) return;
    const line = editor.view.coordsAtPos(menu.from);
    const { offsetHeight: height, style } = list.current;
    const below = line.bottom + height + 8 < innerHeight;
    style.top = `${(below ? line.bottom + 4 : line.top - height - 4) - box.top}px`;
    style.left = `${line.left - box.left}px`;
    list.current.querySelector("[data-highlighted]")?.scrollIntoView({ block: "nearest" });
  }, [editor, menu]);
  if (!menu) return null;
  return (
    <div className="menu editor-slash" role="listbox" id={id} ref={list} aria-label={m.post_edit_blocks()}>
      {menu.found.map((block, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus, its keys choose (slash-menu.ts)
        <div
          key={block.id}
          id={slashId(id, block)}
          role="option"
          tabIndex={-1}
          aria-selected={place === menu.active}
          data-highlighted={place === menu.active || undefined}
          className="menu-item"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => chooseBlock(editor, menu, block, ask)}
        >
          <block.icon size={17} strokeWidth={1.8} aria-hidden="true" />
          {block.label()}
        </div>
      ))}
    </div>
  );
}
