// The Node that runs the product comes by a package whose install step fetches a second one, which no lock file names. Its bytes are named
// here. Runs on any Node from 20 and without packages, because it is asked right after they were installed.
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";

const known = JSON.parse(readFileSync(new URL("node-binary.json", import.meta.url), "utf8"));

export const nodeBinary = process.platform === "win32" ? "node_modules/node/bin/node.exe" : "node_modules/node/bin/node";

/** A sentence when the file is not the one that is named; nothing when it is, or when this kind of machine has no name yet. */
export async function strangeBinary(file = nodeBinary, machine = `${process.platform}-${process.arch}`) {
  const expected = known.sha256[machine];
  if (!expected || !existsSync(file)) return undefined;
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const found = hash.digest("hex");
  if (found === expected) return undefined;
  return `${file} is not Node ${known.version} for ${machine}: its SHA-256 is ${found}, and ${expected} was expected.`;
}
