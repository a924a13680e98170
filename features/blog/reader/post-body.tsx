// A stored body as React elements. Only what is named here can be drawn; text is always text, an address is judged once more.
import "./post-body.css";
import { Fragment, type ReactNode, useContext } from "react";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { PostView } from "#features/blog/rules/blog.contract.ts";
import { imageSrcSet } from "#features/blog/rules/image-sizes.ts";
import {
  imageSource,
  isPostLink,
  type PostBlock,
  type PostDocument,
  type PostFigure,
  type PostInline,
  type PostMark,
} from "#features/blog/rules/post-nodes.ts";
import { postHeadings } from "#features/blog/rules/post-text.ts";
import { m } from "#platform/paraglide/messages.js";
import { PageLink } from "#ui/page/page-link.tsx";
import { CodeBlock } from "./code-block.tsx";
import { NoteText } from "./note-text.tsx";
import { PictureQuery } from "./picture-query.ts";
import { PostDiagram } from "./post-diagram.tsx";
import { PostTable } from "./post-table.tsx";

type PostBodyProps = {
  body: PostDocument;
  code: PostView["code"];
  /** The language of the text, not of the reader. */
  locale?: Locale;
  /** For editors: say which lines of a drawing cannot be read. */
  showProblems?: boolean;
  /** Before every id in it, where several texts stand in one document: a jump stays within its text. */
  ids?: string;
};

/** Counted while drawing, in reading order: all of a body is drawn in one go. */
type Drawing = { code: PostView["code"]; blocks: number; notes: string[]; headings: string[]; note: string; showProblems: boolean };

export function PostBody({ body, code, locale, showProblems = false, ids = "" }: PostBodyProps) {
  const headings = postHeadings(body).map(({ id }) => ids + id);
  const drawing: Drawing = { code, blocks: 0, notes: [], headings, note: `${ids}note-`, showProblems };
  const blocks = body.content.map((node, index) => {
    if (node.type !== "heading") return drawBlock(node, index, drawing);
    return drawHeading(node, index, drawing, drawing.headings.shift());
  });
  return (
    <div className="article" data-script={locale && localeTraits[locale].script}>
      {blocks}
      <Notes notes={drawing.notes} id={drawing.note} />
    </div>
  );
}

function Notes({ notes, id }: { notes: readonly string[]; id: string }) {
  if (notes.length === 0) return null;
  return (
    <section className="article-notes" aria-label={m.blog_notes()}>
      <ol>
        {notes.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are numbered in reading order
          <li key={`${index + 1}${text}`} id={id + (index + 1)}>
            <NoteText text={text} />{" "}
            <a className="article-back" href={`#${id}${index + 1}-from`} aria-label={m.blog_note_back({ number: String(index + 1) })}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function drawHeading(node: Extract<PostBlock, { type: "heading" }>, key: number, drawing: Drawing, id: string | undefined): ReactNode {
  const Heading = node.attrs.level === 2 ? "h2" : "h3";
  const inner = drawInlines(node.content, drawing);
  if (!id) return <Heading key={key}>{inner}</Heading>;
  return (
    <Heading key={key} id={id}>
      {inner}
      <a className="article-anchor no-print" href={`#${id}`} aria-label={m.blog_anchor()}>
        #
      </a>
    </Heading>
  );
}

function drawBlock(node: PostBlock, key: number, drawing: Drawing): ReactNode {
  switch (node.type) {
    case "paragraph":
      return <p key={key}>{drawInlines(node.content, drawing)}</p>;
    case "heading":
      return drawHeading(node, key, drawing, undefined);
    case "bulletList":
      return <ul key={key}>{drawBlocks(node.content, drawing)}</ul>;
    case "orderedList":
      return (
        <ol key={key} start={node.attrs.start === 1 ? undefined : node.attrs.start}>
          {drawBlocks(node.content, drawing)}
        </ol>
      );
    case "listItem":
      return <li key={key}>{drawItem(node.content, drawing)}</li>;
    case "blockquote":
      return <blockquote key={key}>{drawBlocks(node.content, drawing)}</blockquote>;
    case "callout":
      return (
        <aside key={key} className={`article-callout article-callout-${node.attrs.tone === "warning" ? "warning" : "note"}`}>
          <p className="vh">{node.attrs.tone === "warning" ? m.blog_warning() : m.blog_note()}</p>
          {drawBlocks(node.content, drawing)}
        </aside>
      );
    case "codeBlock":
      return drawCode(node, key, drawing);
    case "table":
      return <PostTable key={key} rows={node.content} draw={(cell) => drawItem(cell.content, drawing)} />;
    case "figure":
      return <Picture key={key} {...node.attrs} />;
    case "horizontalRule":
      return <hr key={key} />;
    default:
      return null;
  }
}

function drawCode(node: Extract<PostBlock, { type: "codeBlock" }>, key: number, drawing: Drawing): ReactNode {
  const lines = drawing.code[drawing.blocks++];
  const text = (node.content ?? []).map((part) => part.text).join("");
  const { language, title } = node.attrs;
  if (language === "diagram") return <PostDiagram key={key} text={text} showProblems={drawing.showProblems} />;
  return <CodeBlock key={key} text={text} title={title} language={language} lines={lines} />;
}

function drawBlocks(list: readonly PostBlock[], drawing: Drawing): ReactNode {
  return list.map((node, index) => drawBlock(node, index, drawing));
}

/** A list item or cell of one paragraph is that paragraph's words. */
function drawItem(list: readonly PostBlock[], drawing: Drawing): ReactNode {
  const [first, ...rest] = list;
  if (first?.type !== "paragraph") return drawBlocks(list, drawing);
  return (
    <>
      {drawInlines(first.content, drawing)}
      {drawBlocks(rest, drawing)}
    </>
  );
}

function drawInlines(list: readonly PostInline[] | undefined, drawing: Drawing): ReactNode {
  return list?.map((node, key) => {
    if (node.type === "hardBreak") return <br key={String(key)} />;
    if (node.type === "footnote") return <NoteMark key={String(key)} number={drawing.notes.push(node.attrs.text)} id={drawing.note} />;
    if (node.type !== "text") return null;
    return <Fragment key={String(key)}>{(node.marks ?? []).reduceRight<ReactNode>(drawMark, node.text)}</Fragment>;
  });
}

function NoteMark({ number, id }: { number: number; id: string }) {
  return (
    <sup id={`${id}${number}-from`}>
      <a href={`#${id}${number}`} aria-label={m.blog_note_number({ number: String(number) })}>
        {number}
      </a>
    </sup>
  );
}

function drawMark(inner: ReactNode, mark: PostMark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "code":
      return <code translate="no">{inner}</code>;
    case "strike":
      return <s>{inner}</s>;
    case "link":
      if (!isPostLink(mark.attrs.href)) return inner;
      return (
        <PageLink to={mark.attrs.href} {...(mark.attrs.href.startsWith("/") || mark.attrs.href.startsWith("#") ? {} : { rel: "noopener" })}>
          {inner}
        </PageLink>
      );
    default:
      return inner;
  }
}

function Picture({ src, alt, caption, width, height }: PostFigure) {
  const more = useContext(PictureQuery);
  if (!imageSource.test(src)) return null;
  return (
    <figure className="article-figure">
      <img
        src={more ? `${src}?${more}` : src}
        srcSet={imageSrcSet(src, width, more)}
        sizes="(max-width: 53.75em) 100vw, 760px"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
