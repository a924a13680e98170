// The body of a post: the editor's JSON, checked against a closed list of nodes and marks before it is stored.
// What the list does not name is refused (nodes, marks) or left out (attributes). The kinds of node are declared in post-nodes.ts.
import { z } from "zod";
import { documentExcess } from "#features/rich-text/document-size.ts";
import { type PostBlock, type PostDocument, type PostInline, postNodes } from "./post-nodes.ts";

export const postTextMaximum = 200_000;
const limits = { depth: 14, nodes: 20_000, characters: postTextMaximum };

/** A body as it is being written: it may be empty. */
export const postBodyField = z.unknown().transform((value, context): PostDocument => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const excess = documentExcess(value, limits);
  if (excess) return refuse(`post_${excess}`);
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
