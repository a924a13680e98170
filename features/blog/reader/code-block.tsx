import "./code-block.css";
import { useState } from "react";
import type { CodeToken } from "#features/blog/rules/blog.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { useHydrated } from "#ui/use-hydrated.ts";

type CodeBlockProps = { text: string; title: string | null; language: string | null; lines: CodeToken[][] | null | undefined };

/** Code with its title, its colours (worked out on the server) and a button that copies it. */
export function CodeBlock({ text, title, language, lines }: CodeBlockProps) {
  const ready = useHydrated();
  const [copied, setCopied] = useState(false);
  const name = title || (language && language !== "text" ? language : "");

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <figure className="code-block">
      <figcaption>
        <span className={title ? "code-block-title" : "code-block-language"}>{name}</span>
        <button type="button" className="no-print" data-ready={ready} disabled={!ready} onClick={copy}>
          {copied ? m.blog_copied() : m.blog_copy()}
        </button>
        <span className="vh" aria-live="polite">
          {copied ? m.blog_copied() : ""}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} lang="en" translate="no">
        <code>
          {lines ? lines.map((line, index) => <Line key={String(index)} tokens={line} last={index === lines.length - 1} />) : text}
        </code>
      </pre>
    </figure>
  );
}

function Line({ tokens, last }: { tokens: CodeToken[]; last: boolean }) {
  return (
    <>
      {tokens.map(([text, kind], index) =>
        kind && /^[a-z-]+$/.test(kind) ? (
          <span key={String(index)} className={`code-token-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {last ? "" : "\n"}
    </>
  );
}
