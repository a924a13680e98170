type Entries = Readonly<Record<string, { family?: string }>>;

function letter(path: string, family: string | undefined): string {
  if (path.startsWith("/solutions/")) return "X";
  if (path.startsWith("/services/")) return (family ?? "A").charAt(0).toUpperCase();
  return "R";
}

/** Every page is a sheet of the same chart: N-07 is the seventh network service, X-02 the second solution. */
export function sheetCode(path: string, entries: Entries): string {
  const own = letter(path, entries[path]?.family);
  const series = Object.keys(entries).filter((other) => letter(other, entries[other]?.family) === own);
  return `${own}-${String(series.indexOf(path) + 1).padStart(2, "0")}`;
}
