// The schema of post-nodes.ts as the editor knows it. Whatever is typed or pasted is parsed against it, so nothing else can get in.
import { type CommandProps, Extension, mergeAttributes, Node } from "@tiptap/core";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Placeholder } from "@tiptap/extension-placeholder";
import { TableKit } from "@tiptap/extension-table";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { calloutTones, imageSource, isPostLink } from "#features/blog/rules/post-nodes.ts";
import { ownPicture } from "./own-picture.ts";
import { PlacedPictures } from "./placed-pictures.ts";
import { CalloutView, CodeView, FigureView, FootnoteView } from "./post-editor-views.tsx";

const hidden = (fallback: unknown) => ({ default: fallback, rendered: false });

const Figure = Node.create({
  name: "figure",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return { src: hidden(""), alt: hidden(""), caption: hidden(""), width: hidden(1), height: hidden(1) };
  },
  parseHTML() {
    // Only pictures of this site's own store: others are not fetched, not even to look at them.
    return [
      {
        tag: "figure[data-src]",
        getAttrs: (element) => {
          const { src = "", alt = "", caption = "", width = "", height = "" } = element.dataset;
          return imageSource.test(src) ? { src, alt, caption, width: Number(width) || 1, height: Number(height) || 1 } : false;
        },
      },
      {
        tag: "img[src]",
        getAttrs: (image) => {
          const [src, width, height] = [
            ownPicture(image.getAttribute("src") ?? ""),
            image.getAttribute("width"),
            image.getAttribute("height"),
          ];
          return src ? { src, alt: image.getAttribute("alt") ?? "", width: Number(width) || 1, height: Number(height) || 1 } : false;
        },
      },
    ];
  },
  renderHTML({ node }) {
    const { src, alt, caption, width, height } = node.attrs;
    const data = { "data-src": src, "data-alt": alt, "data-caption": caption, "data-width": width, "data-height": height };
    return ["figure", data, ["img", { src, alt }]];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes() {
    return {
      tone: {
        default: "note",
        parseHTML: (element: HTMLElement) => calloutTones.find((tone) => tone === element.dataset.tone) ?? "note",
        renderHTML: ({ tone }: { tone?: string }) => ({ "data-tone": tone }),
      },
    };
  },
  parseHTML() {
    return [{ tag: "aside[data-tone]" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["aside", mergeAttributes(HTMLAttributes), 0];
  },
  addNodeView: () => ReactNodeViewRenderer(CalloutView),
});

const Footnote = Node.create({
  name: "footnote",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes() {
    return { text: hidden("") };
  },
  parseHTML() {
    return [{ tag: "sup[data-footnote]", getAttrs: (element) => ({ text: element.dataset.footnote ?? "" }) }];
  },
  renderHTML({ node }) {
    return ["sup", { "data-footnote": node.attrs.text }, "†"];
  },
  addNodeView: () => ReactNodeViewRenderer(FootnoteView, { as: "span" }),
});

const TitledCode = CodeBlock.extend({
  addAttributes() {
    return { ...this.parent?.(), title: hidden(null) };
  },
  addNodeView: () => ReactNodeViewRenderer(CodeView),
});

const marksKey = new PluginKey<DecorationSet>("block-marks");

/** Blocks whose other language has moved on, by their place in the text. */
const BlockMarks = Extension.create({
  name: "blockMarks",
  addCommands() {
    return {
      markBlocks:
        (places: readonly number[]) =>
        ({ tr, dispatch }: CommandProps) => {
          dispatch?.(tr.setMeta(marksKey, places).setMeta("addToHistory", false));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: marksKey,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, marks) {
            const places = tr.getMeta(marksKey) as readonly number[] | undefined;
            if (!places) return marks.map(tr.mapping, tr.doc);
            const wanted = new Set(places);
            const found: Decoration[] = [];
            tr.doc.forEach((block, offset, index) => {
              if (wanted.has(index)) found.push(Decoration.node(offset, offset + block.nodeSize, { class: "editor-older" }));
            });
            return DecorationSet.create(tr.doc, found);
          },
        },
        props: { decorations: (state) => marksKey.getState(state) },
      }),
    ];
  },
});

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    blockMarks: { markBlocks: (places: readonly number[]) => ReturnType };
  }
}

export function postExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      codeBlock: false,
      underline: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: "https",
        HTMLAttributes: { rel: null, target: null },
        isAllowedUri: (url) => isPostLink(url),
      },
    }),
    TitledCode,
    TableKit.configure({ table: { resizable: false } }),
    Figure,
    Callout,
    Footnote,
    BlockMarks,
    PlacedPictures,
    Placeholder.configure({ placeholder }),
  ];
}
