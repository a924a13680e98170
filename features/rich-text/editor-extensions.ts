// The schema of rich-text.ts as the editor knows it. Whatever is pasted is parsed against it, so nothing else can get in.
import { mergeAttributes, Node } from "@tiptap/core";
import { Placeholder } from "@tiptap/extension-placeholder";
import { StarterKit } from "@tiptap/starter-kit";
import { isSafeLink } from "./safe-link.ts";

/** A picture is always one of the attached files; a picture from elsewhere is not fetched, not even to look at it. */
const FileImage = Node.create({
  name: "image",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      fileId: { default: null, parseHTML: (element) => element.getAttribute("data-file-id"), renderHTML: () => ({}) },
      alt: { default: "" },
    };
  },
  parseHTML() {
    return [{ tag: "img[data-file-id]" }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const fileId = String(node.attrs.fileId);
    return ["img", mergeAttributes(HTMLAttributes, { "data-file-id": fileId, src: `/files/${encodeURIComponent(fileId)}/preview` })];
  },
});

export function editorExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      horizontalRule: false,
      underline: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: "https",
        HTMLAttributes: { rel: "noopener noreferrer nofollow ugc", target: null },
        isAllowedUri: (url) => isSafeLink(url),
      },
    }),
    FileImage,
    Placeholder.configure({ placeholder }),
  ];
}

/** What a person types as an address, with the scheme it lacks; null when it cannot be one. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim();
  if (!text) return null;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  return isSafeLink(withScheme) ? withScheme : null;
}
