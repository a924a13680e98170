// A stored page carries its styles inside: the first paint then needs one round trip instead of one per stylesheet.
// The links stay, switched off: the router still finds them when it takes the page over, and the browser does not fetch them.
import { createHash } from "node:crypto";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

/** Gives a stylesheet's text by its address, or nothing where it is not one of the build's. */
export type Stylesheets = (href: string) => string | undefined;

export function inlineStyles(html: string, read: Stylesheets): { html: string; styleHashes: string[] } {
  const links = [...html.matchAll(stylesheet)];
  // The router marks sheets that several routes share with an empty fragment.
  const texts = links.map(([, href]) => read((href ?? "").replace(/#$/, "")));
  const [first] = links;
  // All or none: with some of them still outside, the order in which rules win would change.
  if (!first || texts.some((text) => text === undefined || text.includes("</style"))) return { html, styleHashes: [] };
  const styles = texts.join("\n");
  const off = html.replace(stylesheet, '<link rel="stylesheet" href="$1" disabled=""/>');
  const at = off.indexOf('<link rel="stylesheet"');
  return {
    html: `${off.slice(0, at)}<style>${styles}</style>${off.slice(at)}`,
    styleHashes: [`'sha256-${createHash("sha256").update(styles).digest("base64")}'`],
  };
}
