// Which routes stand at a path. The router itself only knows "found" and "not found"; what is due to a wrong method, and how much a body
// may weigh before anybody reads it, is asked here.
import { type BodyLimit, plainBody } from "./body-limit.ts";

export type TableEntry = { method: string; path: string; bodyLimit?: BodyLimit | undefined };

export type RouteTable = {
  /** Methods in capitals that are answered at this path; empty where nothing stands. */
  methodsAt(path: string): string[];
  bodyLimitAt(method: string, path: string): BodyLimit;
  /** "/tickets/{id}" for one of them; nothing where nothing stands. */
  declaredAt(path: string): string | undefined;
};

export function routeTable(entries: readonly TableEntry[]): RouteTable {
  const byDepth = new Map<number, { parts: string[]; entry: TableEntry }[]>();
  for (const entry of entries) {
    const parts = entry.path.split("/");
    byDepth.set(parts.length, [...(byDepth.get(parts.length) ?? []), { parts, entry }]);
  }

  function at(path: string): TableEntry[] {
    const given = path.split("/");
    const fits = ({ parts }: { parts: string[] }) =>
      parts.every((part, index) => (part.startsWith("{") ? given[index] !== "" : part === given[index]));
    return (byDepth.get(given.length) ?? []).filter(fits).map(({ entry }) => entry);
  }

  return {
    methodsAt(path) {
      const methods = new Set(at(path).map(({ method }) => method.toUpperCase()));
      if (methods.has("GET")) methods.add("HEAD");
      return [...methods].sort();
    },
    declaredAt: (path) => at(path).sort((one, other) => one.path.split("{").length - other.path.split("{").length)[0]?.path,
    bodyLimitAt(method, path) {
      const limits = at(path).flatMap((entry) => (entry.method.toUpperCase() === method && entry.bodyLimit ? [entry.bodyLimit] : []));
      return limits.sort((one, other) => other.bytes - one.bytes)[0] ?? plainBody;
    },
  };
}
