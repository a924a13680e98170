import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useState } from "react";
import { isPostLink } from "#features/blog/rules/post-nodes.ts";
import { m } from "#platform/paraglide/messages.js";

/** A page of this site, an anchor of this post, or an address elsewhere; the scheme may be left out. */
export function postLinkFrom(typed: string): string | null {
  const text = typed.trim();
  if (!text) return null;
  const whole = /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(text) ? text : /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  return isPostLink(whole) ? whole : null;
}

export function PostLinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const current = String(editor.getAttributes("link").href ?? "");
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The page's own form is not meant.
    event.stopPropagation();
    const typed = String(new FormData(event.currentTarget).get("href") ?? "");
    if (!typed.trim()) {
      editor.chain().focus().extendMarkRange("link").unsetLink().run();
      return onDone();
    }
    const href = postLinkFrom(typed);
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }
  return (
    <form
      className="rich-link"
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <label className="vh" htmlFor={id}>
        {m.post_edit_link()}
      </label>
      <input
        id={id}
        name="href"
        className="input"
        defaultValue={current}
        placeholder={m.post_edit_link_hint()}
        aria-invalid={wrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: the row was asked for to type into it
        autoFocus
      />
      <button type="submit" className="btn btn-compact">
        {m.post_edit_apply()}
      </button>
      <button type="button" className="btn btn-quiet btn-compact" onClick={onDone}>
        {m.post_edit_cancel()}
      </button>
      {wrong ? <span className="field-error">{m.post_link()}</span> : null}
    </form>
  );
}
