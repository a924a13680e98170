// A browser and its push service in one: keeps what it is sent and opens it with keys that only it has (RFC 8291), by hand, so that the
// library which seals is not also the one that opens.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export async function pushReceiver() {
  const got: Received[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      got.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    got,
    port,
    /** What the service says of a device: 410 is one it has forgotten. */
    answer: (path: string, status: number) => answers.set(path, status),
    device: (path: string) => newDevice(`http://127.0.0.1:${port}${path}`),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function newDevice(endpoint: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const body = { endpoint, keys: { p256dh: pair.getPublicKey().toString("base64url"), auth: auth.toString("base64url") } };
  return { body, read: ({ body }: Received) => JSON.parse(open(body, pair, auth)) as Record<string, string> };
}

function open(sealed: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + (sealed[20] ?? 0));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const text = sealed.subarray(21 + sender.length);
  const cipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  cipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
  // One record, which ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Whether the message was signed by the key that browsers were given, for this push service. */
export function isVouchedFor({ headers }: Received, publicKey: string, origin: string): boolean {
  const { t = "", k = "" } = /^vapid t=(?<t>[\w.-]+), k=(?<k>[\w-]+)$/.exec(headers.authorization ?? "")?.groups ?? {};
  const [head = "", claims = "", signature = ""] = t.split(".");
  const point = Buffer.from(k, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key, dsaEncoding: "ieee-p1363" } as const;
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
  return (
    k === publicKey && aud === origin && verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url"))
  );
}
