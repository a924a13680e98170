// A table as a file that spreadsheet programs open. A cell that they would take for a formula is made text by an apostrophe; without the
// byte order mark Excel reads the Korean as noise.
const byteOrderMark = "\ufeff";

export function csvCell(value: string): string {
  const inert = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export function csvTable(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
