// The body of a text while it is written: read from its editor while there is one, kept when that leaves the screen. Editors come and go (the
// second language begins, an older revision is brought back, the page is left in the middle of a word); the text stays.
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";

export type BodyHandle = { read: () => PostDocument };
export type HeldBody = ReturnType<typeof holdBody>;

export function holdBody(opened: PostDocument) {
  let body = opened;
  let editor: BodyHandle | null = null;
  return {
    read: (): PostDocument => editor?.read() ?? body,
    /** The ref of the editor: nothing when it leaves. */
    attach(next: BodyHandle | null): void {
      if (editor && !next) body = editor.read();
      editor = next;
    },
    /** Another text takes its place; what the editor on the screen says no longer counts. */
    replace(next: PostDocument): void {
      body = next;
      editor = null;
    },
  };
}
