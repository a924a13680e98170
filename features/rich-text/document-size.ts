// How large an editor's JSON is, before anything else looks at it.

export type DocumentLimits = { depth: number; nodes: number; characters: number };

/** What is too much of an unknown value; null when it may be read. */
export function documentExcess(root: unknown, limits: DocumentLimits): "format" | "deep" | "long" | null {
  // An explicit stack: a recursive walk would itself overflow on the input it is meant to refuse.
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let nodes = 0;
  let characters = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, depth } = item;
    if (typeof value !== "object" || value === null) return "format";
    if (depth > limits.depth) return "deep";
    if (++nodes > limits.nodes) return "long";
    const node = value as { text?: unknown; content?: unknown };
    if (typeof node.text === "string") characters += node.text.length;
    if (characters > limits.characters) return "long";
    if (Array.isArray(node.content)) for (const child of node.content) waiting.push({ value: child, depth: depth + 1 });
  }
  return null;
}
