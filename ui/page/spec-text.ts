import { plainText } from "./inline-parts.ts";

type SpecGroups = readonly { caption: string; rows: readonly (readonly [string, string])[] }[];

function lines(groups: SpecGroups): string[][] {
  return groups.flatMap((group) => group.rows.map(([name, value]) => [group.caption, name, value].map(plainText)));
}

/** Tab-separated: pastes into a spreadsheet or a mail as a table. */
export function specAsText(groups: SpecGroups): string {
  return lines(groups)
    .map((cells) => cells.join("\t"))
    .join("\n");
}

function csvCell(text: string): string {
  // A cell that starts like a formula must stay text when a spreadsheet opens it.
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a byte order mark, or Excel reads the Korean as noise. */
export function specAsCsv(groups: SpecGroups): string {
  return `\uFEFF${lines(groups)
    .map((cells) => cells.map(csvCell).join(","))
    .join("\r\n")}\r\n`;
}
