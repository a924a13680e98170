// What the lock file brings along: every package with a checksum, under a licence that lets the product be given on, and, where the registry
// answers, without a known weakness. What is excused is excused by name and with a reason, in exceptions.json.

export type Locked = Record<string, { version?: string; license?: string; integrity?: string; dev?: boolean; link?: boolean }>;
export type Exceptions = { licences: Record<string, string>; advisories: Record<string, string> };
/** As `npm audit --json` has it. */
export type Audit = {
  vulnerabilities?: Record<string, { name: string; severity: string; via: (string | { url: string; title: string; severity: string })[] }>;
  error?: unknown;
  message?: string;
};

const allowed: ReadonlySet<string> = new Set(
  "MIT MIT-0 Apache-2.0 ISC 0BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 Unlicense CC0-1.0 CC-BY-4.0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Zlib".split(
    " ",
  ),
);

/** One of several where they are offered, all where they are joined. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((part) => allowed.has(part.trim())));
}

export function packageProblems(locked: Locked, { licences }: Exceptions): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const [path, { license, integrity, link }] of Object.entries(locked)) {
    if (path === "" || link) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!integrity?.startsWith("sha512-")) problems.push(`${name} has no checksum in the lock file.`);
    if (license && isAllowed(license)) continue;
    const excuse = Object.keys(licences).find((known) => (known.endsWith("-") ? name.startsWith(known) : name === known));
    if (excuse) used.add(excuse);
    else problems.push(`${name} is under ${license ?? "no named licence"}: choose another, or excuse it with a reason.`);
  }
  for (const known of Object.keys(licences)) if (!used.has(known)) problems.push(`${known} needs no excuse any more.`);
  return problems;
}

/** Weaknesses that nobody has written a reason for, each once; `undefined` where the registry did not answer. */
export function advisoryProblems(audit: Audit, { advisories }: Exceptions): string[] | undefined {
  if (!audit.vulnerabilities) return undefined;
  const found = new Map<string, string>();
  for (const { name, via } of Object.values(audit.vulnerabilities))
    for (const each of via) if (typeof each !== "string") found.set(each.url, `${name}: ${each.title} (${each.severity}) ${each.url}`);
  const excused = (url: string) => advisories[url.slice(url.lastIndexOf("/") + 1)] !== undefined;
  return [...found].flatMap(([url, words]) => (excused(url) ? [] : [words]));
}
