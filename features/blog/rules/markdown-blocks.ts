// Markdown turned into blocks of a post: a small part of Markdown is known. Whatever else is met is an error in our own articles, and stands
// in the text as it was written where somebody pasted it; it is never silently lost.
import { lexer, type Token, type Tokens } from "marked";
import { isPostLink, type PostBlock, type PostInline, type PostMark, type PostRow, type PostText } from "./post-nodes.ts";

const codeLanguage = /^[\w+#.-]{1,30}$/;

/** `refuse` throws at what is not known; `keep` leaves it standing as text. */
export type Unknown = "refuse" | "keep";
type Reading = { notes: ReadonlyMap<string, string>; unknown: Unknown /** How many levels headings go down. */; down: number };

export function markdownBlocks(markdown: string, unknown: Unknown): PostBlock[] {
  const { text, notes } = takeNotes(markdown.replace(/\r\n?/g, "\n"));
  const tokens = lexer(text);
  const down = unknown === "keep" && tokens.some((token) => token.type === "heading" && token.depth === 1) ? 1 : 0;
  return blocks(tokens, { notes, unknown, down });
}

/** "[^1]: what is noted", with its indented lines, and the text without them. */
export function takeNotes(markdown: string): { text: string; notes: ReadonlyMap<string, string> } {
  const notes = new Map<string, string>();
  const text = markdown.replace(/^\[\^([\w-]+)\]:[ \t]*(\S.*(?:\n(?: {2}|\t).+)*)$/gm, (_, name: string, note: string) => {
    const lines = note.split("\n").map((line) => line.trim());
    notes.set(name, lines.join(" "));
    return "";
  });
  return { text, notes };
}

function blocks(tokens: readonly Token[], reading: Reading): PostBlock[] {
  return tokens.flatMap((token) => block(token, reading));
}

function block(token: Token, reading: Reading): PostBlock[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
    case "text":
      return [{ type: "paragraph", content: inlines(token.tokens ?? [token], reading) }];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (reading.unknown === "refuse" && depth !== 2 && depth !== 3) throw new Error(`a heading of level ${depth}`);
      // A post has two levels of headings under its own title.
      return [{ type: "heading", attrs: { level: depth + reading.down <= 2 ? 2 : 3 }, content: inlines(tokens, reading) }];
    }
    case "hr":
      return [{ type: "horizontalRule" }];
    case "code":
      return [codeBlock(token as Tokens.Code, reading)];
    case "list":
      return [list(token as Tokens.List, reading)];
    case "blockquote":
      return [quote(token as Tokens.Blockquote, reading)];
    case "table":
      return [table(token as Tokens.Table, reading)];
    default:
      return asWritten(token, reading).map((text) => ({ type: "paragraph", content: [textNode(text, [])] }));
  }
}

function asWritten({ type, raw }: Token, { unknown }: Reading): string[] {
  if (unknown === "refuse") throw new Error(`${type} is not known: ${raw.slice(0, 80)}`);
  return raw.trim() ? [raw.trim()] : [];
}

/** ```bash title="Measure it" */
function codeBlock({ lang, text }: Tokens.Code, { unknown }: Reading): PostBlock {
  const [name = "", ...rest] = (lang ?? "").split(" ");
  const language = unknown === "keep" && !codeLanguage.test(name) ? null : name || null;
  const title = /title="([^"]*)"/.exec(rest.join(" "))?.[1] ?? null;
  return { type: "codeBlock", attrs: { language, title }, ...(text ? { content: [{ type: "text", text }] } : {}) };
}

function list(token: Tokens.List, reading: Reading): PostBlock {
  const content = token.items.map((item) => ({ type: "listItem" as const, content: begun(blocks(item.tokens, reading)) }));
  if (!token.ordered) return { type: "bulletList", content };
  return { type: "orderedList", attrs: { start: Number(token.start) || 1 }, content };
}

/** A point begins with words, were they none: the editor knows no other. */
function begun(content: PostBlock[]): PostBlock[] {
  return content[0]?.type === "paragraph" ? content : [{ type: "paragraph" }, ...content];
}

/** `> [!NOTE]` on a line of its own makes a quote a callout. */
function quote(token: Tokens.Blockquote, reading: Reading): PostBlock {
  const mark = /^\s*\[!(NOTE|WARNING)\][ \t]*\n?/.exec(token.text);
  const within = (tokens: Token[]): PostBlock[] => {
    const content = blocks(tokens, reading);
    return content.length > 0 ? content : [{ type: "paragraph" }];
  };
  if (!mark) return { type: "blockquote", content: within(token.tokens) };
  const tone = mark[1] === "WARNING" ? "warning" : "note";
  return { type: "callout", attrs: { tone }, content: within(lexer(token.text.slice(mark[0].length))) };
}

function table(token: Tokens.Table, reading: Reading): PostBlock {
  const row = (cells: Tokens.TableCell[], type: "tableHeader" | "tableCell"): PostRow => ({
    type: "tableRow",
    content: cells.map((cell) => ({
      type,
      attrs: { colspan: 1, rowspan: 1 },
      content: [{ type: "paragraph", content: inlines(cell.tokens, reading) }],
    })),
  });
  return { type: "table", content: [row(token.header, "tableHeader"), ...token.rows.map((cells) => row(cells, "tableCell"))] };
}

function inlines(tokens: readonly Token[], reading: Reading, marks: readonly PostMark[] = []): PostInline[] {
  return tokens.flatMap((token) => inline(token, reading, marks));
}

function inline(token: Token, reading: Reading, marks: readonly PostMark[]): PostInline[] {
  const within = (mark: PostMark) => inlines((token as Tokens.Strong).tokens, reading, [...marks, mark]);
  switch (token.type) {
    case "text":
      return "tokens" in token && token.tokens ? inlines(token.tokens, reading, marks) : withNotes(token.text, reading, marks);
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
    case "link": {
      const { href } = token as Tokens.Link;
      if (reading.unknown === "keep" && !isPostLink(href)) return inlines((token as Tokens.Link).tokens, reading, marks);
      return within({ type: "link", attrs: { href } });
    }
    case "br":
      return [{ type: "hardBreak" }];
    default:
      if (reading.unknown === "keep" && /^<br\s*\/?>$/i.test(token.raw.trim())) return [{ type: "hardBreak" }];
      return asWritten(token, reading).map((text) => textNode(text, marks));
  }
}

/** "a claim[^1]" → the text and the note where it stands. */
function withNotes(text: string, reading: Reading, marks: readonly PostMark[]): PostInline[] {
  return text
    .replace(/\n/g, " ")
    .split(/(\[\^[\w-]+\])/)
    .filter(Boolean)
    .map((part) => {
      const name = /^\[\^([\w-]+)\]$/.exec(part)?.[1];
      if (!name) return textNode(part, marks);
      const note = reading.notes.get(name);
      if (!note && reading.unknown === "refuse") throw new Error(`footnote ${name} is not there`);
      if (!note) return textNode(part, marks);
      return { type: "footnote", attrs: { text: note } };
    });
}

function textNode(text: string, marks: readonly PostMark[]): PostText {
  return { type: "text", text, ...(marks.length > 0 ? { marks: [...marks] } : {}) };
}
