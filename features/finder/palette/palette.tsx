// The command palette: one field over everything that can be opened, done or found. The field keeps the focus; arrows choose, Enter goes.
import "./palette.css";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { actionsIn } from "#ui/console/key-list.ts";
import { declaredKeys, runKey } from "#ui/console/use-keys.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import type { PaletteEntry } from "./palette-entries.ts";
import { type PaletteRow, searchRow, usePalette } from "./use-palette.ts";

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  places: readonly PaletteEntry[];
  /** Whether there are saved views to ask for. */
  views: boolean;
};

export function Palette({ open, onClose, ...offered }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  // After the dialog, which puts the focus on its first control.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={m.palette_title()} closeLabel={m.shell_close()} wide>
      <PaletteBody field={field} onClose={onClose} {...offered} />
    </Dialog>
  );
}

/** Drawn anew each time it is opened: it begins empty. */
function PaletteBody({ field, onClose, places, views }: Omit<PaletteProps, "open"> & { field: RefObject<HTMLInputElement | null> }) {
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const [entered, setEntered] = useState(false);
  const { groups, waiting } = usePalette({ words, open: true, places, views });
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows[Math.min(at, rows.length - 1)];
  const optionId = (row: PaletteRow) => `${listId}-${rows.indexOf(row)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row stays in view
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at, words]);

  // Whoever types a number and presses Enter means the ticket, however long the search takes to answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (entered && !waiting) go(rows[0]);
  }, [entered, waiting]);

  function go(row: PaletteRow | undefined) {
    if (!row) return;
    onClose();
    if (row.to) void navigate(row.to);
    // Once the dialog has given the focus back to where it was: an action may want it.
    else setTimeout(() => act(row.title));
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows that belong to a composing input method are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt(rows.length === 0 ? 0 : (Math.min(at, rows.length - 1) + step + rows.length) % rows.length);
    } else if (event.key === "Enter") {
      if (waiting && chosen?.id === searchRow) setEntered(true);
      else go(chosen);
    } else if (event.code === "KeyK" && (event.ctrlKey || event.metaKey)) field.current?.select();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={field}
        className="palette-field"
        type="text"
        role="combobox"
        enterKeyHint="go"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        aria-label={m.palette_title()}
        placeholder={m.palette_hint()}
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="vh" role="status">
        {waiting ? m.palette_waiting() : words.trim() ? m.palette_count({ count: String(rows.length) }) : ""}
      </p>
      <div className="palette-list" id={listId} role="listbox" aria-label={m.palette_title()} ref={list} tabIndex={-1}>
        {groups.map(({ title, rows: some }) => (
          // biome-ignore lint/a11y/useSemanticElements: options in groups, which a fieldset cannot hold
          <div key={title} role="group" aria-label={title} className="palette-group">
            <p aria-hidden="true">{title}</p>
            {some.map((row) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus; arrows choose, Enter goes
              <div
                key={row.id}
                id={optionId(row)}
                className="palette-row"
                role="option"
                tabIndex={-1}
                aria-selected={row === chosen}
                onMouseMove={() => setAt(rows.indexOf(row))}
                onClick={() => go(row)}
              >
                {row.mark ? <small>{row.mark}</small> : null}
                <b {...writtenIn(row.title)}>{row.title}</b>
                {row.line ? (
                  <span className="ellipsis" {...writtenIn(row.line)}>
                    {row.line}
                  </span>
                ) : null}
                {row.keys?.length ? (
                  <em>
                    {row.keys.map((key) => (
                      <Kbd key={key} keys={key} />
                    ))}
                  </em>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="hint palette-keys">{waiting ? m.palette_waiting() : m.palette_keys()}</p>
    </>
  );
}

/** The screen may have been drawn again since: what is done is what it offers now under that name. */
function act(name: string): void {
  const action = actionsIn(declaredKeys()).find(({ key }) => key.does() === name);
  if (action) runKey(action.key);
}
