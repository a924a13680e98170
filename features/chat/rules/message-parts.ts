// A message is plain text. What a reader expects to be a link or a command is found here, and nothing else becomes markup.
export type MessagePart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "code"; text: string }
  | { kind: "block"; text: string };

const blocks = /```(?:[a-z]{1,12}\n)?\n?([\s\S]+?)\n?```/g;
const code = /`([^`\n]+)`/g;
// Only ASCII: in Korean a particle follows an address without a space ("https://example.com에서").
const address = /\bhttps?:\/\/[!#-;=?-_a-z{|}~]+|\bwww\.[!#-;=?-_a-z{|}~]+|(?<![\w.+-])\w[\w.+-]{0,63}@[\w-]+(?:\.[\w-]+)+/gi;

export function messageParts(body: string): MessagePart[] {
  return cut(body, blocks, (match) => ({ kind: "block", text: match[1] ?? "" }), spans);
}

function spans(text: string): MessagePart[] {
  return cut(text, code, (match) => ({ kind: "code", text: match[1] ?? "" }), links);
}

function links(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutTail(match[0]);
    const href = hrefOf(shown);
    if (!href) continue;
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push({ kind: "link", text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function cut(
  text: string,
  pattern: RegExp,
  part: (match: RegExpExecArray) => MessagePart,
  rest: (text: string) => MessagePart[],
): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(...rest(text.slice(from, match.index)), part(match));
    from = match.index + match[0].length;
  }
  parts.push(...rest(text.slice(from)));
  return parts;
}

const pairs: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/** The full stop that ends the sentence, and a bracket that was opened before the address, are not part of it. */
function withoutTail(found: string): string {
  const counts = new Map<string, number>();
  for (const letter of found) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (".,;:!?'*_~".includes(last)) continue;
    const opened = pairs[last];
    const closings = counts.get(last) ?? 0;
    if (opened === undefined || (counts.get(opened) ?? 0) >= closings) break;
    counts.set(last, closings - 1);
  }
  return found.slice(0, end);
}

function hrefOf(shown: string): string | null {
  const written = shown.includes("://") ? shown : shown.includes("@") && !/^www\./i.test(shown) ? `mailto:${shown}` : `https://${shown}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return null;
  // A name before the host is how an address pretends to be another.
  if (url.protocol !== "mailto:" && (url.username || !url.hostname.includes("."))) return null;
  return url.href;
}

/** One to three pictures and nothing else are shown larger. */
export function isPicturesOnly(body: string): boolean {
  const text = body.trim();
  if (!/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200d|\ufe0f|\s)+$/u.test(text)) return false;
  return [...new Intl.Segmenter().segment(text.replaceAll(/\s/g, ""))].length <= 3;
}
