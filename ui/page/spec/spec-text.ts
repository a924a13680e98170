import { csvTable } from "#platform/csv.ts";
import { plainText } from "../inline-parts.ts";

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

export function specAsCsv(groups: SpecGroups): string {
  return csvTable(lines(groups));
}
