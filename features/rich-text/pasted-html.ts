// What word processors and spreadsheets put on the clipboard, brought to what the editor knows: their lists are paragraphs with a painted
// dot, and tables are not among our blocks. A list becomes a list; a table becomes lines of aligned columns.

/** Ordered or not, how deep, and its words as HTML. */
type Item = { level: number; ordered: boolean; html: string };

const paintedMark = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

export function tidyPasted(html: string): string {
  return tablesAsText(listsOfWord(html));
}

function listsOfWord(html: string): string {
  if (!html.includes("mso-list")) return html;
  const out: string[] = [];
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) out.push(listHtml(items));
    items = [];
  };
  // Every odd piece is the opening tag of a paragraph, the one after it what follows.
  const pieces = html.split(/(<p\b[^>]*>)/i);
  out.push(pieces[0] ?? "");
  for (let at = 1; at < pieces.length; at += 2) {
    const [tag = "", rest = ""] = [pieces[at], pieces[at + 1]];
    const end = rest.search(/<\/p>/i);
    const level = /mso-list:[^;"']*\blevel(\d)/i.exec(tag)?.[1];
    if (level === undefined || end < 0) {
      endList();
      out.push(tag, rest);
      continue;
    }
    items.push(itemOf(Number(level), rest.slice(0, end)));
    const after = rest.slice(end + "</p>".length);
    if (!after.trim()) continue;
    endList();
    out.push(after);
  }
  endList();
  return out.join("");
}

function itemOf(level: number, html: string): Item {
  const mark = paintedMark.exec(html);
  const sign = textOf(mark?.[1] ?? "");
  return {
    level,
    ordered: /^[0-9a-z가-힣]{1,4}[.)]/i.test(sign),
    html: html
      .replace(paintedMark, "")
      .replace(/<\/?o:p>/gi, "")
      .trim(),
  };
}

function listHtml(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = "";
  const tagOf = ({ ordered }: Item) => (ordered ? "ol" : "ul");
  const close = () => {
    const last = open.pop();
    if (last) html += `</li></${tagOf(last)}>`;
  };
  for (const item of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) close();
    const beside = open.at(-1);
    if (beside && beside.level === item.level && beside.ordered === item.ordered) html += "</li>";
    else {
      if (beside?.level === item.level) close();
      html += `<${tagOf(item)}>`;
      open.push(item);
    }
    html += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) close();
  return html;
}

function tablesAsText(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  return html
    .split(/(?=<table\b)/i)
    .map((piece) => {
      const end = piece.search(/<\/table>/i);
      if (!/^<table\b/i.test(piece) || end < 0) return piece;
      const text = columns(rowsOf(piece.slice(0, end)));
      return text === null ? piece : `<pre><code>${escaped(text)}</code></pre>${piece.slice(end + "</table>".length)}`;
    })
    .join("");
}

function rowsOf(table: string): string[][] {
  const rows = table.split(/<tr\b[^>]*>/i).slice(1);
  return rows
    .map((row) => row.split(/<t[dh]\b[^>]*>/i).slice(1))
    .map((cells) => cells.map(textOf))
    .filter((cells) => cells.some(Boolean));
}

/** Null: one column is a frame around words, not a table. */
function columns(rows: readonly string[][]): string | null {
  const count = Math.max(0, ...rows.map((row) => row.length));
  if (count < 2) return null;
  const widths = Array.from({ length: count }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ""))));
  return rows
    .map((row) => widths.map((width, at) => (row[at] ?? "") + " ".repeat(width - widthOf(row[at] ?? ""))))
    .map((cells) => cells.join("  ").trimEnd())
    .join("\n");
}

/** Hangul and other wide signs take two places. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦]/.test(sign) ? 2 : 1), 0);
}

const entities: Record<string, string> = { nbsp: " ", lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
