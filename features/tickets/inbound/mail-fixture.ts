// Raw mails as gateways hand them over, and the signed request that carries them.
import { sign } from "#platform/api/signed-request.ts";
import type { Answer, ApiBench } from "#tests/fixtures/api-bench.ts";

export const inboundSecret = "a-secret-shared-with-the-gateway";

/** What the receiving server of these tests writes when the sender is who the mail says. */
export const proof = "Authentication-Results: mx.example; dkim=pass; dmarc=pass header.from=example.com";

export type RawMail = {
  from?: string;
  to?: string;
  subject?: string;
  id?: string | null;
  /** Without any, the sender is proved. */
  headers?: string[];
  type?: string;
  encoding?: string;
  body?: string | Buffer;
};

let sent = 0;

export function rawMail(mail: RawMail): Buffer {
  const id = mail.id === undefined ? `<${++sent}.${Date.now()}@mail.customer.example>` : mail.id;
  const head = [
    `From: ${mail.from ?? "Ann Lee <ann@example.com>"}`,
    `To: ${mail.to ?? "support@example.com"}`,
    `Subject: ${mail.subject ?? "A question"}`,
    "Date: Thu, 12 Nov 2026 13:38:00 +0900",
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    "MIME-Version: 1.0",
    `Content-Type: ${mail.type ?? "text/plain; charset=utf-8"}`,
    `Content-Transfer-Encoding: ${mail.encoding ?? "8bit"}`,
    ...(mail.headers ?? [proof]),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(mail.body ?? "Hello")]);
}

/** A multipart body; each part is its header lines and its content. */
export function parts(boundary: string, ...list: [string[], string][]): string {
  const body = list.map(([head, content]) => `--${boundary}\r\n${head.join("\r\n")}\r\n\r\n${content}\r\n`).join("");
  return `${body}--${boundary}--\r\n`;
}

export function attached(name: string, bytes: Uint8Array | string, type = "application/octet-stream"): [string[], string] {
  return [
    [`Content-Type: ${type}; name="${name}"`, `Content-Disposition: attachment; filename="${name}"`, "Content-Transfer-Encoding: base64"],
    Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
  ];
}

export type Signing = { secret?: string; at?: number; signature?: string };

export async function deliver(bench: ApiBench, raw: Uint8Array, signing: Signing = {}): Promise<Pick<Answer, "status" | "body">> {
  const timestamp = String(Math.floor((signing.at ?? Date.now()) / 1000));
  const signature = signing.signature ?? sign(signing.secret ?? inboundSecret, timestamp, raw);
  const response = await bench.api.fetch(
    new Request("http://api.test/inbound-mail", {
      method: "POST",
      headers: { "content-type": "message/rfc822", "x-timestamp": timestamp, "x-signature": signature },
      body: new Uint8Array(raw),
    }),
    { requestId: "t", clientAddress: "192.0.2.9" },
  );
  return { status: response.status, body: await response.json() };
}
