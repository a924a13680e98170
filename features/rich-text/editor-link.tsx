// The address of a link, asked for in a row under the toolbar. Enter sets it, Escape goes back to the text.
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-frame.tsx";
import { linkFrom } from "./editor-extensions.ts";

export function EditorLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const known = editor.getAttributes("link").href;
  const before = typeof known === "string" ? known : "";
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function apply() {
    const typed = input.current?.value ?? "";
    if (!typed.trim()) return remove();
    const href = linkFrom(typed);
    if (!href) return setWrong(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (before) chain.extendMarkRange("link").setLink({ href }).run();
    else if (empty) chain.insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // The form around it is not meant.
      event.preventDefault();
      apply();
    } else if (event.key === "Escape") {
      event.preventDefault();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <div className="rich-link">
      <label className="vh" htmlFor={id}>
        {m.editor_link_address()}
      </label>
      <input
        id={id}
        ref={input}
        className="input"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        defaultValue={before}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      />
      <Button size="compact" onClick={apply}>
        {m.editor_link_set()}
      </Button>
      {before ? (
        <Button size="compact" kind="bare" onClick={remove}>
          {m.editor_link_remove()}
        </Button>
      ) : null}
      {wrong ? <FieldError id={`${id}-error`}>{m.rich_text_link()}</FieldError> : null}
    </div>
  );
}
