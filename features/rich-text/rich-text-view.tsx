// Stored formatted text as React elements. Only what is named here can be drawn; text is always text.
import { Fragment, type ReactNode } from "react";
import { writtenIn } from "#platform/i18n/written-in.ts";
import type { Block, Inline, ListItem, Mark, RichText } from "./rich-text.ts";
import { isSafeLink } from "./safe-link.ts";

export type RichTextViewProps = {
  doc: RichText;
  /** Where a picture of this file is shown; null when the reader has no such file. */
  imageSource?: (fileId: string) => string | null;
};

export function RichTextView({ doc, imageSource }: RichTextViewProps) {
  return <>{doc.content.map((node, index) => drawBlock(node, index, imageSource))}</>;
}

type ImageSource = RichTextViewProps["imageSource"];

function drawBlock(node: Block | ListItem, key: number, source: ImageSource): ReactNode {
  switch (node.type) {
    case "paragraph":
      return (
        <p key={key} {...writtenIn(textOf(node.content))}>
          {node.content?.map(drawInline)}
        </p>
      );
    case "heading": {
      // The page's own headings stand above these.
      const Heading = node.attrs.level === 2 ? "h3" : "h4";
      return (
        <Heading key={key} {...writtenIn(textOf(node.content))}>
          {node.content?.map(drawInline)}
        </Heading>
      );
    }
    case "bulletList":
      return <ul key={key}>{drawBlocks(node.content, source)}</ul>;
    case "orderedList":
      return (
        <ol key={key} start={node.attrs.start === 1 ? undefined : node.attrs.start}>
          {drawBlocks(node.content, source)}
        </ol>
      );
    case "listItem":
      return <li key={key}>{drawBlocks(node.content, source)}</li>;
    case "blockquote":
      return <blockquote key={key}>{drawBlocks(node.content, source)}</blockquote>;
    case "codeBlock":
      return (
        <pre key={key}>
          <code>{node.content?.map((part) => part.text).join("")}</code>
        </pre>
      );
    case "image": {
      const from = source?.(node.attrs.fileId);
      return from ? <img key={key} src={from} alt={node.attrs.alt} loading="lazy" decoding="async" /> : null;
    }
    default:
      return null;
  }
}

function drawBlocks(list: readonly (Block | ListItem)[], source: ImageSource): ReactNode {
  return list.map((node, index) => drawBlock(node, index, source));
}

function textOf(content: readonly Inline[] | undefined): string {
  return content?.map((part) => (part.type === "text" ? part.text : " ")).join("") ?? "";
}

function drawInline(node: Inline, key: number): ReactNode {
  if (node.type === "hardBreak") return <br key={key} />;
  if (node.type !== "text") return null;
  return <Fragment key={key}>{(node.marks ?? []).reduceRight<ReactNode>(drawMark, node.text)}</Fragment>;
}

function drawMark(inner: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "code":
      return <code>{inner}</code>;
    case "strike":
      return <s>{inner}</s>;
    case "link":
      return isSafeLink(mark.attrs.href) ? (
        <a href={mark.attrs.href} rel="noopener noreferrer nofollow ugc" target="_blank">
          {inner}
        </a>
      ) : (
        inner
      );
    default:
      return inner;
  }
}
