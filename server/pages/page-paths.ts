// The one spelling of a page's path. The router takes /About and /about for the same page; readers, caches and search engines do not.
import type { ServerBuild } from "react-router";

export type PagePaths = {
  /** The path with the fixed parts of its page in small letters; ids and tokens stay as they are. Unknown paths come back unchanged. */
  spelled(path: string): string;
  /** "/customer/ticket/:id" for one of its tickets; nothing where no page stands. */
  declaredAt(path: string): string | undefined;
};

type Pattern = readonly string[];

export function pagePaths(routes: ServerBuild["routes"]): PagePaths {
  const patterns = Object.values(routes).flatMap((route) => {
    const parts: string[] = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
      parts.unshift(...(at.path ?? "").split("/").filter(Boolean));
    }
    return parts.length === 0 || parts[0] === "*" ? [] : variants(parts);
  });

  return {
    declaredAt(path) {
      if (path === "/" || path === "/_.data") return "/";
      const given = path.slice(1, path.endsWith(".data") ? -".data".length : path.length).split("/");
      const found = patterns.filter((pattern) => spell(pattern, given)?.every((part, at) => part === given[at]));
      // A page of its own stands before one that takes any word there.
      const [first] = found.sort((one, other) => placeholders(one) - placeholders(other));
      return first && `/${first.join("/")}`;
    },
    spelled(path) {
      if (!/[A-Z]/.test(path)) return path;
      const data = path.endsWith(".data") ? ".data" : "";
      const given = path.slice(1, path.length - data.length).split("/");
      const found = patterns.flatMap((pattern) => {
        const parts = spell(pattern, given);
        return parts ? [`/${parts.join("/")}${data}`] : [];
      });
      return found.includes(path) ? path : (found[0] ?? path);
    },
  };
}

function spell(pattern: Pattern, given: readonly string[]): string[] | null {
  const open = pattern.at(-1) === "*";
  if (open ? given.length < pattern.length : given.length !== pattern.length) return null;
  const parts: string[] = [];
  for (const [index, part] of given.entries()) {
    const fixed = pattern[index];
    if (fixed === undefined || fixed === "*" || fixed.startsWith(":")) parts.push(part);
    else if (part.toLowerCase() === fixed) parts.push(fixed);
    else return null;
  }
  return parts;
}

function placeholders(pattern: Pattern): number {
  return pattern.filter((part) => part === "*" || part.startsWith(":")).length;
}

/** An optional part (":id?") makes two patterns. */
function variants(parts: readonly string[]): Pattern[] {
  const at = parts.findIndex((part) => part.endsWith("?"));
  if (at < 0) return [parts];
  return [...variants(parts.toSpliced(at, 1)), ...variants(parts.with(at, (parts[at] ?? "").slice(0, -1)))];
}
