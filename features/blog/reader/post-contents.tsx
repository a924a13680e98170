import "./post-contents.css";
import { useEffect, useState } from "react";
import type { PostHeading } from "#features/blog/rules/post-text.ts";
import { m } from "#platform/paraglide/messages.js";

/** Beside the text on wide screens, folded above it on narrow ones. The section being read is marked once scripts run. */
export function PostContents({ headings }: { headings: readonly PostHeading[] }) {
  const reading = useReading(headings);
  if (headings.length < 2) return null;
  const list = (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={reading === id ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="post-contents post-contents-side" aria-label={m.blog_contents()}>
        <p>{m.blog_contents()}</p>
        {list}
      </nav>
      <details className="post-contents post-contents-folded no-print">
        <summary>{m.blog_contents()}</summary>
        {list}
      </details>
    </>
  );
}

function useReading(headings: readonly PostHeading[]): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const seen = new IntersectionObserver(
      (entries) => {
        const first = entries.find((entry) => entry.isIntersecting);
        if (first) setReading(first.target.id);
      },
      { rootMargin: "-80px 0px -65% 0px" },
    );
    for (const element of elements) seen.observe(element);
    return () => seen.disconnect();
  }, [headings]);
  return reading;
}
