// Blocks that need more than text in the editor: pictures with their words, code with its language, drawings, boxes, notes.
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { PostDiagram } from "#features/blog/reader/post-diagram.tsx";
import { imageSrcSet } from "#features/blog/rules/image-sizes.ts";
import { m } from "#platform/paraglide/messages.js";
import { LimitedInput } from "#ui/limited.tsx";
import { DrawingHelp } from "./drawing-help.tsx";
import { wantsWords } from "./placed-pictures.ts";

const languages = ["bash", "console", "diff", "http", "ini", "json", "nginx", "python", "sql", "typescript", "yaml", "diagram"] as const;

export function FigureView({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) {
  const id = useId();
  const words = useRef<HTMLInputElement>(null);
  const { src, alt, caption, width, height } = node.attrs as { src: string; alt: string; caption: string; width: number; height: number };
  useEffect(() => {
    if (wantsWords(src)) words.current?.focus();
  }, [src]);
  return (
    <NodeViewWrapper className="editor-figure" data-selected={selected || undefined} contentEditable={false}>
      <img src={src} srcSet={imageSrcSet(src, width)} sizes="460px" alt={alt} width={width} height={height} draggable={false} />
      <div className="editor-fields">
        <label htmlFor={`${id}-alt`}>{m.post_edit_alt()}</label>
        <LimitedInput
          id={`${id}-alt`}
          ref={words}
          className="input input-small"
          value={alt}
          placeholder={m.post_edit_alt_hint()}
          limit={300}
          aria-invalid={alt.trim() ? undefined : true}
          aria-describedby={alt.trim() ? undefined : `${id}-need`}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
        {alt.trim() ? null : (
          <span className="field-error" id={`${id}-need`}>
            {m.post_alt_required()}
          </span>
        )}
        <label htmlFor={`${id}-caption`}>{m.post_edit_caption()}</label>
        <LimitedInput
          id={`${id}-caption`}
          className="input input-small"
          value={caption}
          limit={400}
          onChange={(event) => updateAttributes({ caption: event.target.value })}
        />
        <button type="button" className="console-button" onClick={() => deleteNode()}>
          {m.post_edit_remove()}
        </button>
      </div>
    </NodeViewWrapper>
  );
}

export function CodeView({ node, updateAttributes }: ReactNodeViewProps) {
  const { language, title } = node.attrs as { language: string | null; title: string | null };
  const known = language === null || (languages as readonly string[]).includes(language);
  return (
    <NodeViewWrapper className="editor-code">
      <div className="editor-code-head" contentEditable={false}>
        <select
          className="input input-small"
          aria-label={m.post_edit_language()}
          value={language ?? ""}
          onChange={(event) => updateAttributes({ language: event.target.value || null })}
        >
          <option value="">{m.post_edit_language_plain()}</option>
          {(known ? languages : [language, ...languages]).map((name) => (
            <option key={name} value={name ?? ""}>
              {name === "diagram" ? m.post_edit_diagram() : name}
            </option>
          ))}
        </select>
        {language === "diagram" ? null : (
          <LimitedInput
            className="input input-small"
            aria-label={m.post_edit_code_title()}
            placeholder={m.post_edit_code_title()}
            value={title ?? ""}
            limit={120}
            onChange={(event) => updateAttributes({ title: event.target.value || null })}
          />
        )}
      </div>
      <pre translate="no">
        <NodeViewContent<"code"> as="code" />
      </pre>
      {language === "diagram" ? (
        <div className="editor-drawing" contentEditable={false}>
          <PostDiagram text={node.textContent} showProblems />
          <DrawingHelp />
        </div>
      ) : null}
    </NodeViewWrapper>
  );
}

export function CalloutView({ node, updateAttributes }: ReactNodeViewProps) {
  const { tone } = node.attrs as { tone: "note" | "warning" };
  return (
    <NodeViewWrapper as="aside" className={`article-callout article-callout-${tone} editor-callout`}>
      <select
        className="input input-small"
        contentEditable={false}
        aria-label={m.post_edit_tone()}
        value={tone}
        onChange={(event) => updateAttributes({ tone: event.target.value })}
      >
        <option value="note">{m.blog_note()}</option>
        <option value="warning">{m.blog_warning()}</option>
      </select>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}

export function FootnoteView({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) {
  const { text } = node.attrs as { text: string };
  return (
    <NodeViewWrapper as="span" className="editor-footnote" data-selected={selected || undefined}>
      <sup aria-hidden="true">†</sup>
      <LimitedInput
        className="input input-small"
        aria-label={m.post_edit_footnote_text()}
        placeholder={m.post_edit_footnote_text()}
        value={text}
        limit={2000}
        // A note that was just put in wants its words.
        autoFocus={text === ""}
        onChange={(event) => updateAttributes({ text: event.target.value })}
        onBlur={() => {
          if (!text.trim()) deleteNode();
        }}
      />
    </NodeViewWrapper>
  );
}
