import type { ReactNode } from "react";
import { walkPost } from "#features/blog/rules/post-document.ts";
import type { PostCell, PostRow } from "#features/blog/rules/post-nodes.ts";
import { m } from "#platform/paraglide/messages.js";

type PostTableProps = { rows: readonly PostRow[]; draw: (cell: PostCell) => ReactNode };

/** Scrolls inside its own frame; columns of figures stand to the right. */
export function PostTable({ rows, draw }: PostTableProps) {
  const [first, ...rest] = rows;
  const headed = first?.content.every(({ type }) => type === "tableHeader") ?? false;
  const body = headed ? rest : rows;
  const figures = figureColumns(body);
  // A list of tables tells them apart by what their columns are.
  const heads = headed ? (first?.content.map(textOf).filter(Boolean) ?? []) : [];
  const cells = (row: PostRow, inHead: boolean) =>
    row.content.map((cell, index) => {
      const Cell = cell.type === "tableHeader" ? "th" : "td";
      const { colspan, rowspan } = cell.attrs;
      return (
        <Cell
          key={String(index)}
          className={figures.has(index) ? "article-number" : undefined}
          scope={Cell === "th" ? (inHead ? "col" : "row") : undefined}
          colSpan={colspan > 1 ? colspan : undefined}
          rowSpan={rowspan > 1 ? rowspan : undefined}
        >
          {draw(cell)}
        </Cell>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="article-table scroll-hint" tabIndex={0} aria-label={[m.blog_table(), heads.join(", ")].filter(Boolean).join(": ")}>
      <table>
        {headed && first ? (
          <thead>
            <tr>{cells(first, true)}</tr>
          </thead>
        ) : null}
        <tbody>
          {body.map((row, index) => (
            <tr key={String(index)}>{cells(row, false)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const figure = /^[~≈≤≥<>+−-]?\s?(?:₩|US\$|\$)?\d[\d,.]*(?:\s?[%\p{L}µ/·²³]{1,6})?$/u;

function figureColumns(rows: readonly PostRow[]): ReadonlySet<number> {
  const columns = new Set<number>();
  const width = Math.max(0, ...rows.map(({ content }) => content.length));
  for (let column = 0; column < width; column++) {
    const texts = rows.map((row) => textOf(row.content[column])).filter((text) => text !== "" && text !== "–" && text !== "-");
    if (texts.length > 0 && texts.every((text) => figure.test(text))) columns.add(column);
  }
  return columns;
}

function textOf(cell: PostCell | undefined): string {
  if (!cell) return "";
  return [...walkPost(cell.content)]
    .map((node) => (node.type === "text" ? node.text : ""))
    .join("")
    .trim();
}
