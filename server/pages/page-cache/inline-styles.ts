// A stored page carries styles inside: the first paint then needs one round trip instead of one per stylesheet. Where the page says where
// its first view ends (ui/page/later-styles.tsx), only the rules for what is above that are inside, and all the sheets are linked there, as one
// (page-styles.ts): they hold back what is below until they have come, and nothing above waits for them.
// The links in the head stay, switched off: the router still finds them when it takes the page over, and the browser does not fetch them.
import { createHash } from "node:crypto";
import { firstViewStyles, namesIn } from "./first-view-styles.ts";
import { importedBy, pageStylesAddress } from "./page-styles.ts";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const endOfView = '<div hidden="" data-later-styles="">';

/** Gives a stylesheet's text by its address, or nothing where it is not one of the build's. */
export type Stylesheets = (href: string) => string | undefined;

export function inlineStyles(html: string, read: Stylesheets): { html: string; styleHashes: string[] } {
  const links = [...html.matchAll(stylesheet)];
  // The router marks sheets that several routes share with an empty fragment.
  const hrefs = links.map(([, href = ""]) => href.replace(/#$/, ""));
  const together = sheetsTogether(hrefs, read);
  const texts = together?.texts ?? hrefs.map(read);
  const [first] = links;
  // All or none: with some of them still outside, the order in which rules win would change.
  if (!first || texts.some((text) => text === undefined || text.includes("</style"))) return { html, styleHashes: [] };
  const off = html.replace(stylesheet, '<link rel="stylesheet" href="$1" disabled=""/>');
  const at = off.indexOf('<link rel="stylesheet"');
  const body = off.indexOf("<body");
  const end = off.indexOf(endOfView, body) + endOfView.length;
  const split = end >= endOfView.length;
  const styles = split ? firstViewStyles(texts.join("\n"), namesIn(off.slice(body, end))) : texts.join("\n");
  // Nothing of the first view waits for them: its fonts and the page itself go first.
  const later = split ? (together?.links ?? hrefs.map(linkTo).join("")) : "";
  const rest = split ? off.slice(at, end) + later + off.slice(end) : off.slice(at);
  return {
    html: `${off.slice(0, at)}<style>${styles}</style>${rest}`,
    styleHashes: [`'sha256-${createHash("sha256").update(styles).digest("base64")}'`],
  };
}

/** Where the build has them in one file: what stands in the page is in the order of that file. */
function sheetsTogether(hrefs: readonly string[], read: Stylesheets) {
  const address = pageStylesAddress(hrefs);
  const own = read(address);
  if (own === undefined) return undefined;
  const imported = importedBy(own);
  // Asked for now, not when the file that imports them has come.
  const early = imported.map((href) => `<link rel="preload" as="style" fetchpriority="low" href="${href}"/>`);
  return { texts: [...imported.map(read), own.replace(/@import"[^"]+";/g, "")], links: early.join("") + linkTo(address) };
}

function linkTo(href: string): string {
  return `<link fetchpriority="low" rel="stylesheet" href="${href}"/>`;
}
