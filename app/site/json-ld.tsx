// Structured data: plain text, and "<" escaped so that none of it can close the script element.
import { withoutJoiners } from "#content/keep-together.ts";

export function JsonLd({ data }: { data: object }) {
  const json = withoutJoiners(JSON.stringify(data)).replace(/</g, "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a script the browser never runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
