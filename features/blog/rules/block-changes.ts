// Which blocks of a text are not what they were: the English one since the Korean was made from it.
import type { PostBlock, PostDocument } from "./post-nodes.ts";

export type BlockChanges = {
  /** Places in the new text that the old one does not have. */
  changed: number[];
  /** Places in the old text that are gone from the new one. */
  gone: number[];
};

const blocksMaximum = 600;

/** The longest common run of equal blocks stays; everything else has changed. */
export function blockChanges(before: PostDocument, after: PostDocument): BlockChanges {
  const old = before.content.slice(0, blocksMaximum).map(keyOf);
  const now = after.content.slice(0, blocksMaximum).map(keyOf);
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changed: number[] = [];
  const gone: number[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) gone.push(i++);
    else changed.push(j++);
  }
  while (i < old.length) gone.push(i++);
  while (j < now.length) changed.push(j++);
  return { changed, gone };
}

/** A Korean block answers to the English one at its place, as long as both texts have the same build. */
export function olderBlocks(source: PostDocument, english: PostDocument, korean: PostDocument): { english: number[]; korean: number[] } {
  const { changed, gone } = blockChanges(source, english);
  return { english: changed, korean: source.content.length === korean.content.length ? gone : [] };
}

/** What a block says, however it is written down: the database orders fields by itself, the editor joins texts and orders their marks. */
function keyOf(block: PostBlock): string {
  return JSON.stringify(plainly(block));
}

type Loose = { [field: string]: unknown; text?: string; marks?: unknown[]; content?: unknown[] };

function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== "object" || value === null) return value;
  const { marks, content, ...fields } = value as Loose;
  const said = Object.entries(fields)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => [name, plainly(field)]);
  if (marks?.length) said.push(["marks", marks.map((mark) => JSON.stringify(plainly(mark))).sort()]);
  if (content?.length) said.push(["content", joined(content.map((node) => plainly(node) as Loose))]);
  return Object.fromEntries(said.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/** Texts beside each other that look alike are one text. */
function joined(nodes: Loose[]): Loose[] {
  const list: Loose[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (last?.text !== undefined && node.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(node.marks))
      last.text += node.text;
    else list.push(node);
  }
  return list;
}
