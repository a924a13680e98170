// Looking into an archive without unpacking it: its directory says how much it would become.
import type { FileHandle } from "node:fs/promises";
import { AppError } from "#platform/errors.ts";

const entriesMaximum = 10_000;
const unpackedMaximum = 1024 * 1024 * 1024;
// Logs compress well, but not like this.
const ratioMaximum = 250;
const ratioFrom = 50 * 1024 * 1024;
const directoryMaximum = 8 * 1024 * 1024;

export async function inspectZip(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, 65_557));
  await file.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > tail.length) throw new AppError("file_type");
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  const endAt = size - tail.length + end;
  // 0xffff and 0xffffffff stand for ZIP64, which no file of 20 MB needs. A directory that does not end where the end record
  // begins has something in front of the archive or between: two files in one.
  if (count > entriesMaximum || length > directoryMaximum || offset + length !== endAt) throw new AppError("file_type");
  const directory = Buffer.alloc(length);
  await file.read(directory, 0, length, offset);
  let unpacked = 0;
  let at = 0;
  for (let n = 0; n < count; n++) {
    if (at + 46 > length || directory.readUInt32LE(at) !== 0x02014b50) throw new AppError("file_type");
    unpacked += directory.readUInt32LE(at + 24);
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (at !== length) throw new AppError("file_type");
  if (unpacked > unpackedMaximum || (unpacked > ratioFrom && unpacked > size * ratioMaximum)) throw new AppError("file_type");
}
