/** A post has two levels of headings under its own title. What is pasted keeps its order in them; a document's title is the first of them. */
export function pastedHeadings(html: string): string {
  const down = /<h1\b/i.test(html) ? 1 : 0;
  return html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, level: string) => `<${slash}h${Math.min(3, Number(level) + down)}`);
}
