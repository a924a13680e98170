/** Outlines as a drawing of their own, of which pages use parts by name. */
export function outlineFile(outlines: Record<string, string>): string {
  const paths = Object.entries(outlines).map(([id, d]) => `<path id="${id}" d="${d}"/>\n`);
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${paths.join("")}</svg>\n`;
}
