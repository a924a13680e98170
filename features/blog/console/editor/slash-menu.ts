// "/" at the beginning of an empty line: which blocks the letters behind it mean, and the keys that choose among them.
import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { locales } from "#content/locales.ts";
import { textMatches } from "#platform/i18n/korean-match.ts";
import { type BlockCommand, blockCommands } from "./block-commands.ts";

export type SlashMenu = { found: readonly BlockCommand[]; active: number; from: number; to: number };
type Held = { menu: SlashMenu | null; words: string /** Put away with Esc, until the line says something else. */; away: boolean };
type Mark = { step: number } | { away: true };

const key = new PluginKey<Held>("slash-menu");
const nothing: Held = { menu: null, words: "", away: false };

/** By its name in either language, its initials (ㅅㅈㅁ), half a syllable, or another word for it. */
export function blocksFor(words: string): readonly BlockCommand[] {
  if (!words) return blockCommands;
  const asked = words.toLowerCase();
  return blockCommands.filter(
    ({ label, also }) =>
      locales.some((locale) => textMatches(label({}, { locale }), words)) ||
      also.some((other) => other.startsWith(asked) || (/[ㄱ-ㅎ가-힣]/.test(words) && textMatches(other, words))),
  );
}

function lineOf({ selection }: EditorState): { words: string; from: number; to: number } | null {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== "paragraph" || $from.parentOffset !== $from.parent.content.size)
    return null;
  const words = /^\/([^\s/][^/]{0,23})?$/.exec($from.parent.textContent);
  return words && $from.parent.childCount === 1 ? { words: words[1] ?? "", from: $from.start(), to: $from.pos } : null;
}

function held(before: Held, state: EditorState, mark: Mark | undefined): Held {
  const line = lineOf(state);
  if (!line) return nothing;
  const same = before.words === line.words;
  if (before.away || (mark && "away" in mark)) return { menu: null, words: line.words, away: true };
  const found = same && before.menu ? before.menu.found : blocksFor(line.words);
  if (found.length === 0) return { menu: null, words: line.words, away: false };
  const step = mark && "step" in mark ? mark.step : 0;
  const active = same && before.menu ? (before.menu.active + step + found.length) % found.length : 0;
  return { menu: { found, active, from: line.from, to: line.to }, words: line.words, away: false };
}

export function slashState(editor: Editor): SlashMenu | null {
  return key.getState(editor.state)?.menu ?? null;
}

export function chooseBlock(editor: Editor, { from, to }: SlashMenu, block: BlockCommand, ask: (id: BlockCommand["id"]) => void): void {
  editor.chain().focus().deleteRange({ from, to }).run();
  if (block.run) block.run(editor);
  else ask(block.id);
}

export const slashId = (list: string, block: BlockCommand) => `${list}-${block.id}`;

export const slashMenu = (list: string, ask: (id: BlockCommand["id"]) => void) =>
  Extension.create({
    name: "slashMenu",
    // Before the keys of the text itself.
    priority: 1_000,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<Held>({
          key,
          state: { init: () => nothing, apply: (tr, before, _, state) => held(before, state, tr.getMeta(key) as Mark | undefined) },
          props: {
            attributes(state): Record<string, string> {
              const menu = key.getState(state)?.menu;
              const active = menu?.found[menu.active];
              return active ? { "aria-controls": list, "aria-activedescendant": slashId(list, active) } : {};
            },
            handleKeyDown(view, event) {
              const menu = key.getState(view.state)?.menu;
              // Enter may only end a Korean syllable.
              if (!menu || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
              const mark = (value: Mark) => view.dispatch(view.state.tr.setMeta(key, value));
              if (event.key === "ArrowDown") mark({ step: 1 });
              else if (event.key === "ArrowUp") mark({ step: -1 });
              else if (event.key === "Escape") mark({ away: true });
              else if (event.key === "Enter" || event.key === "Tab") {
                const block = menu.found[menu.active];
                if (!block || event.shiftKey) return false;
                chooseBlock(editor, menu, block, ask);
              } else return false;
              event.preventDefault();
              event.stopPropagation();
              return true;
            },
          },
        }),
      ];
    },
  });
