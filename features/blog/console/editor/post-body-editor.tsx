// The body of a text: drawn as readers see it until the editor has loaded, and wherever it cannot load.
import "#features/blog/console/post-editor.css";
import { type ComponentType, useEffect, useState } from "react";
import { PostBody } from "#features/blog/reader/post-body.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { PostBodyEditorProps, PostEditorSurfaceProps } from "./post-body-props.ts";

/** It has come once: whatever is opened next is an editor from the start. */
let loaded: ComponentType<PostEditorSurfaceProps> | null = null;

export function PostBodyEditor(props: PostBodyEditorProps) {
  const [Surface, setSurface] = useState(() => loaded);
  const [start] = useState(props.body.read);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    import("./post-editor-surface.tsx").then(
      ({ PostEditorSurface }) => {
        loaded = PostEditorSurface;
        if (!left) setSurface(() => PostEditorSurface);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  if (Surface) return <Surface {...props} start={start} />;
  return (
    <div className="editor-box" lang={props.lang} aria-busy={!failed}>
      <p className="hint editor-loading" role="status">
        {failed ? m.post_edit_failed() : m.post_edit_loading()}
      </p>
      <noscript>
        <p className="hint editor-loading">{m.post_edit_noscript()}</p>
      </noscript>
      <div className="editor-text">
        <PostBody body={start} locale={props.lang} code={[]} ids={`${props.lang}-`} />
      </div>
    </div>
  );
}
