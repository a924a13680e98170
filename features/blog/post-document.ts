// The body of a post: the editor's JSON, checked against a closed list of nodes and marks before it is stored.
// What the list does not name is refused (nodes, marks) or left out (attributes). The kinds of node are declared in post-nodes.ts.
import { z } from "zod";
import { type PostBlock, type PostDocument, type PostInline, postNodes } from "./post-nodes.ts";

export const postTextMaximum = 200_000;
const nodesMaximum = 20_000;
const depthMaximum = 14;

/** A body as it is being written: it may be empty. */
export const postBodyField = z.unknown().transform((value, context): PostDocument => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const tooMuch = measure(value);
  if (tooMuch) return refuse(tooMuch);
  const result = postNodes.safeParse(value);
  if (result.success) return result.data;
  return refuse(result.error.issues.find(({ message }) => message.startsWith("post_"))?.message ?? "post_format");
});

export const emptyBody: PostDocument = { type: "doc", content: [{ type: "paragraph" }] };

export function parsePostBody(value: unknown): PostDocument | null {
  const result = postBodyField.safeParse(value);
  return result.success ? result.data : null;
}

export type PostNode = PostBlock | PostInline;

/** Every node of a body, in reading order. */
export function* walkPost(nodes: readonly PostNode[]): Generator<PostNode> {
  for (const node of nodes) {
    yield node;
    if ("content" in node && node.content) yield* walkPost(node.content as PostNode[]);
  }
}

export function hasSubstance(doc: PostDocument): boolean {
  for (const node of walkPost(doc.content)) {
    if (node.type === "figure" || (node.type === "text" && node.text.trim() !== "")) return true;
  }
  return false;
}

/** An explicit stack: a recursive walk would itself overflow on the input it is meant to refuse. */
function measure(root: unknown): string | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let nodes = 0;
  let characters = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, depth } = item;
    if (typeof value !== "object" || value === null) return "post_format";
    if (depth > depthMaximum) return "post_deep";
    if (++nodes > nodesMaximum) return "post_long";
    const node = value as { text?: unknown; content?: unknown };
    if (typeof node.text === "string") characters += node.text.length;
    if (characters > postTextMaximum) return "post_long";
    if (Array.isArray(node.content)) for (const child of node.content) waiting.push({ value: child, depth: depth + 1 });
  }
  return null;
}
