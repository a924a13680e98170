// What the editor holds, brought to what the server takes: notes without words and attributes of the editor's own are left out.
export type LooseNode = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: LooseNode[];
};

export function tidyPost(node: LooseNode): LooseNode {
  const { type, attrs, content, marks } = node;
  if (type === "text") {
    const kept = (marks ?? []).map((mark) =>
      mark.type === "link" ? { type: "link", attrs: { href: mark.attrs?.href } } : { type: mark.type },
    );
    return { type, text: node.text ?? "", ...(kept.length > 0 ? { marks: kept } : {}) };
  }
  const inside = content?.filter((child) => !(child.type === "footnote" && !String(child.attrs?.text ?? "").trim())).map(tidyPost);
  const own = attrsOf(type, attrs ?? {});
  return {
    type: type ?? "",
    ...(own ? { attrs: own } : {}),
    ...(inside && (inside.length > 0 || needsContent(type)) ? { content: inside } : {}),
  };
}

function needsContent(type: string | undefined): boolean {
  return type === "doc";
}

function attrsOf(type: string | undefined, attrs: Record<string, unknown>): Record<string, unknown> | undefined {
  switch (type) {
    case "heading":
      return { level: attrs.level === 2 ? 2 : 3 };
    case "orderedList":
      return { start: Number.isInteger(attrs.start) ? attrs.start : 1 };
    case "codeBlock":
      return { language: attrs.language ?? null, title: attrs.title ?? null };
    case "callout":
      return { tone: attrs.tone };
    case "footnote":
      return { text: attrs.text };
    case "figure":
      return { src: attrs.src, alt: attrs.alt, caption: attrs.caption, width: attrs.width, height: attrs.height };
    case "tableHeader":
    case "tableCell":
      return { colspan: attrs.colspan ?? 1, rowspan: attrs.rowspan ?? 1 };
    default:
      return undefined;
  }
}
