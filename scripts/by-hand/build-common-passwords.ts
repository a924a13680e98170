// node scripts/by-hand/build-common-passwords.ts <list.txt>
// Makes features/accounts/server/common-passwords.bin out of a list with one password a line, the most used first. Which list ours
// is, its terms and how to get it stand in features/accounts/server/common-passwords.md.
// Hashes, sorted; each step to the next is written as a Rice code of 20 bits. A password that is not in the list passes for one that is
// once in a million lookups.
import { readFileSync, writeFileSync } from "node:fs";
import { passwordMinimum } from "#features/accounts/rules/account-figures.ts";
import { listedHash, plainPassword, remainderBits, stepMean } from "#features/accounts/server/common-password-list.server.ts";

const count = 104_000;
const shortest = 6;
const target = "features/accounts/server/common-passwords.bin";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Usage: node scripts/by-hand/build-common-passwords.ts <list.txt>");
const lines = [...new Set(readFileSync(file, "utf8").split(/\r?\n/).map(plainPassword))];
// Those that are long enough to be chosen here, and then the most used of the shorter ones: people add a year to them.
const long = lines.filter((line) => line.length >= passwordMinimum);
const short = lines.filter((line) => line.length >= shortest && line.length < passwordMinimum);
const chosen = [...long.slice(0, count / 2), ...short].slice(0, count);
const range = chosen.length * stepMean;
const hashes = [...new Set(chosen.map((line) => listedHash(line, range)))].sort((a, b) => a - b);

const bits: number[] = [];
let before = 0;
for (const hash of hashes) {
  const step = hash - before;
  before = hash;
  for (let quotient = Math.floor(step / stepMean); quotient > 0; quotient -= 1) bits.push(1);
  bits.push(0);
  const rest = step % stepMean;
  for (let bit = remainderBits - 1; bit >= 0; bit -= 1) bits.push(Math.floor(rest / 2 ** bit) % 2);
}
const bytes = Buffer.alloc(8 + Math.ceil(bits.length / 8));
bytes.writeUInt32BE(hashes.length, 0);
bytes.writeUInt32BE(chosen.length, 4);
bits.forEach((bit, index) => {
  if (bit) bytes[8 + (index >> 3)] = (bytes[8 + (index >> 3)] ?? 0) | (128 >> (index & 7));
});
writeFileSync(target, bytes);
console.log(
  `${chosen.length} passwords (${Math.min(long.length, count / 2)} of ${passwordMinimum} characters and more), ${bytes.length} bytes`,
);
