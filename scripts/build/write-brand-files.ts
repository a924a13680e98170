import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFiles } from "./brand-files.ts";

for (const [name, text] of Object.entries(brandFiles())) {
  const path = join("public", name);
  if (readFileSync(path, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(path, text);
}
