// The text of a footnote: `code`, *emphasis*, [links](https://…) and bare addresses; everything else is text.
import { Fragment } from "react";
import { isPostLink } from "#features/blog/rules/post-nodes.ts";

const pieces = /(`[^`]+`|\[[^[\]]+\]\([^()\s]+\)|\*[^*]+\*|https?:\/\/[^\s)\]]*[^\s)\].,;:])/;

export function NoteText({ text, origin = "" }: { text: string; origin?: string }) {
  return text.split(pieces).map((piece, index) => {
    const key = `${index}${piece}`;
    if (/^`[^`]+`$/.test(piece)) return <code key={key}>{piece.slice(1, -1)}</code>;
    if (/^\*[^*]+\*$/.test(piece)) return <em key={key}>{piece.slice(1, -1)}</em>;
    const link = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(piece);
    const href = link?.[2] ?? (/^https?:\/\//.test(piece) ? piece : undefined);
    if (href && isPostLink(href)) {
      return (
        <a key={key} href={href.startsWith("/") ? origin + href : href} rel="noopener">
          {link?.[1] ?? piece}
        </a>
      );
    }
    return <Fragment key={key}>{link?.[1] ?? piece}</Fragment>;
  });
}
