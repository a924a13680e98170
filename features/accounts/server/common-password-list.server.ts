// The passwords that are tried first, as a sorted list of hashes in a file that scripts/by-hand/build-common-passwords.ts makes. Embedded: no request
// leaves the server. Read at the first question.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const file = "features/accounts/server/common-passwords.bin";

export const remainderBits = 20;
/** The average distance of two hashes: how seldom another password hits one of them. */
export const stepMean = 2 ** remainderBits;

/** Spelled as it is compared: case and width do not make a password another one. */
export function plainPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase().trim();
}

export function listedHash(plain: string, range: number): number {
  return createHash("sha256").update(plain).digest().readUIntBE(0, 6) % range;
}

let list: { hashes: Float64Array; range: number } | undefined;

export function isListed(plain: string): boolean {
  list ??= readList(readFileSync(file));
  const { hashes, range } = list;
  const wanted = listedHash(plain, range);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted;
}

function readList(bytes: Buffer): { hashes: Float64Array; range: number } {
  const hashes = new Float64Array(bytes.readUInt32BE(0));
  let at = 64;
  const bit = () => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  let hash = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    while (bit() === 1) hash += stepMean;
    let rest = 0;
    for (let read = 0; read < remainderBits; read += 1) rest = rest * 2 + bit();
    hash += rest;
    hashes[index] = hash;
  }
  return { hashes, range: bytes.readUInt32BE(4) * stepMean };
}
