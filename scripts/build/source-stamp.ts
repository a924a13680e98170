// A fingerprint of everything a build is made from: if it has not changed, the build is fresh.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "ui",
  "features",
  "content",
  "messages",
  "platform",
  "db",
  "server",
  "public",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

export function sourceStamp(root = "."): string {
  const hash = createHash("sha256");
  for (const source of sources) for (const line of lines(join(root, source))) hash.update(line);
  return hash.digest("hex").slice(0, 24);
}

function lines(path: string): string[] {
  if (!existsSync(path)) return [];
  const info = statSync(path);
  if (!info.isDirectory()) return [`${path} ${info.size} ${info.mtimeMs}\n`];
  if (path.endsWith("paraglide") || path.endsWith("fonts")) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name.includes(".test.") ? [] : lines(join(path, name))));
}
