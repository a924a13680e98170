import { Fragment } from "react";
import { isPicturesOnly, messageParts } from "#features/chat/rules/message-parts.ts";

/** Text with its links and commands. React escapes everything; an address only ever becomes http, https or mailto. */
export function MessageBody({ body }: { body: string }) {
  if (isPicturesOnly(body)) return <span className="chat-pictures">{body}</span>;
  return messageParts(body).map((part, index) => {
    // The parts of a text never change places.
    const key = `${index}${part.kind}`;
    if (part.kind === "link") {
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      );
    }
    if (part.kind === "code") return <code key={key}>{part.text}</code>;
    if (part.kind === "block") {
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and must do so by keyboard too
        <pre key={key} tabIndex={0}>
          {part.text}
        </pre>
      );
    }
    return <Fragment key={key}>{part.text}</Fragment>;
  });
}
