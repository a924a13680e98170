// What can be asked of the body of a post: its nodes in reading order, whether it says anything.
import type { PostBlock, PostDocument, PostInline } from "./post-nodes.ts";

export const emptyBody: PostDocument = { type: "doc", content: [{ type: "paragraph" }] };

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
