// A formatted text as it is sent to us. What it may hold is checked node by node by those who take it; the API's document says its form.
import { z } from "zod";

const node = { type: "object", properties: { type: { type: "string" } }, required: ["type"], additionalProperties: true };
const paragraph = { type: "paragraph", content: [{ type: "text", text: "Two of 40 packets are lost since 09:10 KST." }] };

/** `blocks`: the kinds of blocks it may begin with, in words. */
export function writtenDocument(blocks: string) {
  return z.unknown().meta({
    type: "object",
    description: `The editor's JSON: a document of ${blocks}; each holds its text, marks and attributes as the answers show them`,
    properties: { type: { const: "doc" }, content: { type: "array", items: node } },
    required: ["type", "content"],
    examples: [{ type: "doc", content: [paragraph] }],
  });
}
