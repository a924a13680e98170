import { Fragment } from "react";
import { inlineParts } from "./inline-parts.ts";
import { PageLink } from "./page-link.tsx";

/** One line of copy with its `code` and [links](/path) drawn. */
export function Inline({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => {
    const key = `${index}${part.text}`;
    if (part.kind === "code") return <code key={key}>{part.text}</code>;
    if (part.kind === "link") {
      return (
        <PageLink key={key} to={part.to} className="sec-inline-link">
          {part.text}
        </PageLink>
      );
    }
    return <Fragment key={key}>{part.text}</Fragment>;
  });
}
