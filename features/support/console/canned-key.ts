/** Pressed in an empty field, these find a canned reply: what follows is its shortcut and not a message. By place, whatever letters the keyboard has. */
export function opensCanned({
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return (code === "Slash" || code === "Semicolon") && !shiftKey && !ctrlKey && !metaKey && !altKey;
}
