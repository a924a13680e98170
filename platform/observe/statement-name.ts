/** "select tickets", as traces and the log of slow statements call a statement. */
export function statementName(text: string): string {
  const words = text
    .slice(0, 2_000)
    .trim()
    .toLowerCase()
    .split(/[\s"(),;]+/)
    .filter(Boolean);
  const [verb = "statement"] = words;
  const at = words.findIndex((word) => word === "from" || word === "into" || word === "update");
  const table = at < 0 ? "" : (words[at + 1] ?? "");
  return /^[a-z_.]+$/.test(table) ? `${verb} ${table}` : verb;
}
