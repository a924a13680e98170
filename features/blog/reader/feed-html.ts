// A body as plain HTML for feed readers: no classes, no scripts, absolute addresses. Everything from the text is escaped here.
import { parseDiagram } from "#features/blog/rules/diagram-text.ts";
import {
  imageSource,
  isPostLink,
  type PostBlock,
  type PostDocument,
  type PostInline,
  type PostMark,
} from "#features/blog/rules/post-nodes.ts";

type Writing = { origin: string; notes: string[] };

export function feedHtml(body: PostDocument, origin: string): string {
  const writing: Writing = { origin, notes: [] };
  const html = blocks(body.content, writing);
  if (writing.notes.length === 0) return html;
  return `${html}<hr><ol>${writing.notes.map((note) => `<li>${escapeHtml(note.replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, "$1 ($2)"))}</li>`).join("")}</ol>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function blocks(list: readonly PostBlock[], writing: Writing): string {
  return list.map((node) => block(node, writing)).join("");
}

function block(node: PostBlock, writing: Writing): string {
  const inner = (list: readonly PostBlock[]) => blocks(list, writing);
  switch (node.type) {
    case "paragraph":
      return `<p>${inlines(node.content, writing)}</p>`;
    case "heading":
      return `<h${node.attrs.level}>${inlines(node.content, writing)}</h${node.attrs.level}>`;
    case "bulletList":
      return `<ul>${inner(node.content)}</ul>`;
    case "orderedList":
      return `<ol start="${Number(node.attrs.start)}">${inner(node.content)}</ol>`;
    case "listItem":
      return `<li>${inner(node.content)}</li>`;
    case "blockquote":
    case "callout":
      return `<blockquote>${inner(node.content)}</blockquote>`;
    case "codeBlock":
      return code(node);
    case "table":
      return `<table>${inner(node.content)}</table>`;
    case "tableRow":
      return `<tr>${inner(node.content)}</tr>`;
    case "tableHeader":
      return `<th>${inner(node.content)}</th>`;
    case "tableCell":
      return `<td>${inner(node.content)}</td>`;
    case "figure":
      if (!imageSource.test(node.attrs.src)) return "";
      return `<figure><img src="${escapeHtml(writing.origin + node.attrs.src)}" alt="${escapeHtml(node.attrs.alt)}">${node.attrs.caption ? `<figcaption>${escapeHtml(node.attrs.caption)}</figcaption>` : ""}</figure>`;
    case "horizontalRule":
      return "<hr>";
    default:
      return "";
  }
}

/** A drawing is told in words: a feed reader has no style sheet for it. */
function code(node: Extract<PostBlock, { type: "codeBlock" }>): string {
  const text = (node.content ?? []).map((part) => part.text).join("");
  if (node.attrs.language !== "diagram") return `<pre><code>${escapeHtml(text)}</code></pre>`;
  const { title, description } = parseDiagram(text);
  return `<p><strong>${escapeHtml(title)}</strong> ${escapeHtml(description)}</p>`;
}

function inlines(list: readonly PostInline[] | undefined, writing: Writing): string {
  return (list ?? [])
    .map((node) => {
      if (node.type === "hardBreak") return "<br>";
      if (node.type === "footnote") return `<sup>${writing.notes.push(node.attrs.text)}</sup>`;
      if (node.type !== "text") return "";
      return (node.marks ?? []).reduceRight((inner, mark) => marked(inner, mark, writing), escapeHtml(node.text));
    })
    .join("");
}

const elements = { bold: "strong", italic: "em", code: "code", strike: "s" } as const;

function marked(inner: string, mark: PostMark, { origin }: Writing): string {
  if (mark.type !== "link") {
    const element = Object.hasOwn(elements, mark.type) ? elements[mark.type] : undefined;
    return element ? `<${element}>${inner}</${element}>` : inner;
  }
  const { href } = mark.attrs;
  if (!isPostLink(href) || href.startsWith("#")) return inner;
  return `<a href="${escapeHtml(href.startsWith("/") ? origin + href : href)}">${inner}</a>`;
}
