// A ZIP archive in memory: deflate, UTF-8 names, no encryption. Enough for a few documents of one person.
import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = { name: string; content: string | Uint8Array };

const utf8Names = 0x0800;
const deflated = 8;

export function zipArchive(entries: ZipEntry[], at: Date): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name, "utf8");
    const content = Buffer.from(entry.content as string);
    const packed = deflateRawSync(content);
    const facts = describe(packed.length, content.length, crc32(content), at, name.length);
    const local = Buffer.concat([uint32(0x04034b50), facts, uint16(0), name, packed]);
    // Version made by, the same facts, no extra field or comment, disk 0, no attributes, where the local header stands.
    const central = [uint32(0x02014b50), uint16(20), facts, uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), name];
    bodies.push(local);
    directory.push(Buffer.concat(central));
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count, uint32(list.length), uint32(offset), uint16(0)];
  return Buffer.concat([...bodies, list, ...end]);
}

/** The part that local header and directory share, up to the length of the name. */
function describe(packed: number, plain: number, checksum: number, at: Date, nameLength: number): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    uint16(20),
    uint16(utf8Names),
    uint16(deflated),
    uint16(time),
    uint16(date),
    uint32(checksum),
    uint32(packed),
    uint32(plain),
    uint16(nameLength),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
