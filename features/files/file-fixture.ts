// Files as tests send them, and requests that carry them.
import sharp from "sharp";
import { zipArchive } from "#platform/zip-archive.server.ts";
import type { ApiBench, Person } from "#tests/fixtures/api-bench.ts";
import type { FileAudience } from "./file-rules.ts";

export const draft = "draft-0001";

export function pngBytes(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: "#0c7a68" } })
    .png()
    .toBuffer();
}

export function zipBytes(...names: string[]): Buffer {
  return zipArchive(
    names.map((name) => ({ name, content: `content of ${name}` })),
    new Date("2026-11-12T00:00:00Z"),
  );
}

/** What a word processor writes, as far as it takes to be known as that. */
export function docxBytes(): Buffer {
  const kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`;
  return zipArchive(
    [
      { name: "[Content_Types].xml", content: types },
      { name: "word/document.xml", content: "<w:document/>" },
    ],
    new Date("2026-11-12T00:00:00Z"),
  );
}

/** An archive whose directory promises far more than it has room for. */
export function bombBytes(): Buffer {
  const zip = zipBytes("a.txt");
  const directory = zip.lastIndexOf("PK\x01\x02", undefined, "latin1");
  zip.writeUInt32LE(0xf0000000, directory + 24);
  return zip;
}

export function multipart(name: string, bytes: Uint8Array | string, boundary = "----b0undary"): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

type Sent = {
  status: number;
  body: { data: { id: string; name: string; type: string; size: number; width: number | null }; code?: string; message?: string };
};

export async function send(
  bench: ApiBench,
  person: Person,
  body: BodyInit,
  headers: Record<string, string> = {},
  query = `?draft=${draft}`,
  audience: FileAudience | null = "customer",
): Promise<Sent> {
  const request = new Request(`http://api.test/files${query}${query && audience ? `&audience=${audience}` : ""}`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "multipart/form-data; boundary=----b0undary", ...headers },
    body,
    duplex: "half",
  } as RequestInit);
  const response = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.1" });
  return { status: response.status, body: (await response.json()) as Sent["body"] };
}

export function upload(
  bench: ApiBench,
  person: Person,
  name: string,
  bytes: Uint8Array | string,
  query?: string,
  audience?: FileAudience | null,
): Promise<Sent> {
  return send(bench, person, new Uint8Array(multipart(name, bytes)), {}, query, audience);
}

export function download(bench: ApiBench, person: Person | null, path: string, method = "GET"): Promise<Response> {
  const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
  return bench.api.fetch(new Request(`http://api.test${path}`, { method, headers }), { requestId: "t", clientAddress: "192.0.2.1" });
}
