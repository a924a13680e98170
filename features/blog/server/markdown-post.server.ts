// Articles written as Markdown, turned into the body of a post. A small part of Markdown is known; whatever else is met is an error,
// never silently lost: the articles are ours.
import { lexer, type Token, type Tokens } from "marked";
import type { PostBlock, PostDocument, PostInline, PostMark, PostRow, PostText } from "#features/blog/rules/post-nodes.ts";
import { parsePostBody } from "#features/blog/rules/post-schema.ts";

export type Article = { details: Record<string, string>; body: PostDocument };

export function readArticle(source: string): Article {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replace(/\r\n/g, "\n"));
  if (!match) throw new Error("an article begins with its details between two lines of ---");
  const details: Record<string, string> = {};
  for (const line of (match[1] ?? "").split("\n")) {
    const at = line.indexOf(":");
    if (at > 0)
      details[line.slice(0, at).trim()] = line
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1");
  }
  return { details, body: markdownToPost(match[2] ?? "") };
}

export function markdownToPost(markdown: string): PostDocument {
  const notes = new Map<string, string>();
  const text = markdown.replace(/^\[\^([\w-]+)\]:[ \t]*(\S.*(?:\n(?: {2}|\t).+)*)$/gm, (_, name: string, note: string) => {
    notes.set(
      name,
      note
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    );
    return "";
  });
  const doc = { type: "doc", content: blocks(lexer(text), notes) };
  const checked = parsePostBody(doc);
  if (!checked) throw new Error("the article does not fit a post");
  return checked;
}

type Notes = ReadonlyMap<string, string>;

function blocks(tokens: readonly Token[], notes: Notes): PostBlock[] {
  return tokens.flatMap((token) => block(token, notes));
}

function block(token: Token, notes: Notes): PostBlock[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
    case "text":
      return [{ type: "paragraph", content: inlines(token.tokens ?? [token], notes) }];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error(`a heading of level ${depth}`);
      return [{ type: "heading", attrs: { level: depth }, content: inlines(tokens, notes) }];
    }
    case "hr":
      return [{ type: "horizontalRule" }];
    case "code":
      return [codeBlock(token as Tokens.Code)];
    case "list":
      return [list(token as Tokens.List, notes)];
    case "blockquote":
      return [quote(token as Tokens.Blockquote, notes)];
    case "table":
      return [table(token as Tokens.Table, notes)];
    default:
      throw new Error(`${token.type} is not known: ${token.raw.slice(0, 80)}`);
  }
}

/** ```bash title="Measure it" */
function codeBlock({ lang, text }: Tokens.Code): PostBlock {
  const [language = "", ...rest] = (lang ?? "").split(" ");
  const title = /title="([^"]*)"/.exec(rest.join(" "))?.[1] ?? null;
  return { type: "codeBlock", attrs: { language: language || null, title }, ...(text ? { content: [{ type: "text", text }] } : {}) };
}

function list(token: Tokens.List, notes: Notes): PostBlock {
  const content = token.items.map((item) => ({ type: "listItem" as const, content: blocks(item.tokens, notes) }));
  if (!token.ordered) return { type: "bulletList", content };
  return { type: "orderedList", attrs: { start: Number(token.start) || 1 }, content };
}

/** `> [!NOTE]` on a line of its own makes a quote a callout. */
function quote(token: Tokens.Blockquote, notes: Notes): PostBlock {
  const mark = /^\s*\[!(NOTE|WARNING)\][ \t]*\n?/.exec(token.text);
  if (!mark) return { type: "blockquote", content: blocks(token.tokens, notes) };
  const tone = mark[1] === "WARNING" ? "warning" : "note";
  return { type: "callout", attrs: { tone }, content: blocks(lexer(token.text.slice(mark[0].length)), notes) };
}

function table(token: Tokens.Table, notes: Notes): PostBlock {
  const row = (cells: Tokens.TableCell[], type: "tableHeader" | "tableCell"): PostRow => ({
    type: "tableRow",
    content: cells.map((cell) => ({
      type,
      attrs: { colspan: 1, rowspan: 1 },
      content: [{ type: "paragraph", content: inlines(cell.tokens, notes) }],
    })),
  });
  return { type: "table", content: [row(token.header, "tableHeader"), ...token.rows.map((cells) => row(cells, "tableCell"))] };
}

function inlines(tokens: readonly Token[], notes: Notes, marks: readonly PostMark[] = []): PostInline[] {
  return tokens.flatMap((token) => inline(token, notes, marks));
}

function inline(token: Token, notes: Notes, marks: readonly PostMark[]): PostInline[] {
  const within = (mark: PostMark) => inlines((token as Tokens.Strong).tokens, notes, [...marks, mark]);
  switch (token.type) {
    case "text":
      return "tokens" in token && token.tokens ? inlines(token.tokens, notes, marks) : withNotes(token.text, notes, marks);
    case "escape":
      return [textNode(token.text, marks)];
    case "codespan":
      return [textNode(token.text, [...marks, { type: "code" }])];
    case "strong":
      return within({ type: "bold" });
    case "em":
      return within({ type: "italic" });
    case "del":
      return within({ type: "strike" });
    case "link":
      return within({ type: "link", attrs: { href: (token as Tokens.Link).href } });
    case "br":
      return [{ type: "hardBreak" }];
    default:
      throw new Error(`${token.type} is not known: ${token.raw.slice(0, 80)}`);
  }
}

/** "a claim[^1]" → the text and the note where it stands. */
function withNotes(text: string, notes: Notes, marks: readonly PostMark[]): PostInline[] {
  return text
    .replace(/\n/g, " ")
    .split(/(\[\^[\w-]+\])/)
    .filter(Boolean)
    .map((part) => {
      const name = /^\[\^([\w-]+)\]$/.exec(part)?.[1];
      if (!name) return textNode(part, marks);
      const note = notes.get(name);
      if (!note) throw new Error(`footnote ${name} is not there`);
      return { type: "footnote", attrs: { text: note } };
    });
}

function textNode(text: string, marks: readonly PostMark[]): PostText {
  return { type: "text", text, ...(marks.length > 0 ? { marks: [...marks] } : {}) };
}
