// The one way to reach an address that somebody typed: public addresses only, decided at the moment of connecting, no redirect followed.
import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { brand } from "#content/brand.ts";
import type { Config } from "#platform/config.ts";

const closed = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(address, bits, "ipv4");
/** Everything that is not global unicast, and the ranges in it that stand for other networks. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [address, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed.addSubnet(address, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6");
}

export class AddressRefused extends Error {}

/** What turns names into addresses; tests put another in its place. */
export const resolver: { lookup: (host: string, options: LookupAllOptions, answer: LookupAnswer) => void } = { lookup };
type LookupAnswer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Answers the resolved addresses only if all of them are public: the socket connects to what was checked, not to a second answer. */
const guardedLookup: LookupFunction = (host, options, callback) => {
  resolver.lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new AddressRefused("not a public address"), "", 0);
    if (options.all) return callback(null, addresses as never);
    callback(null, first.address, first.family);
  });
};

export type Outgoing = {
  method: "HEAD" | "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
  agentName?: string;
};

export async function outsideStatus(
  url: URL,
  method: "HEAD" | "GET",
  timeoutMs = 6_000,
): Promise<{ status: number; location: string | undefined }> {
  return outsideRequest(url, { method, timeoutMs });
}

/** The operator has named this host and port in the settings: an own receiver in the own network. */
export function isTrusted({ WEBHOOK_PRIVATE_TARGETS }: Pick<Config, "WEBHOOK_PRIVATE_TARGETS">, url: URL): boolean {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return /^https?:$/.test(url.protocol) && WEBHOOK_PRIVATE_TARGETS.includes(`${url.hostname}:${port}`);
}

/** Whether this address may be asked at all, as far as its text says. A name is judged when it is looked up. */
export function refuseAddress(url: URL): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new AddressRefused("not a web address");
  if (url.username || url.password) throw new AddressRefused("an address with a password");
  if (url.port && !["80", "443", "8080", "8443"].includes(url.port)) throw new AddressRefused("not a web port");
  const host = hostOf(url);
  // A literal address is never looked up, so it is judged here. The parser has turned decimal, octal and hex forms into the usual one.
  if (isIP(host) && !isPublicAddress(host)) throw new AddressRefused("not a public address");
}

/** The same, and what its name stands for right now. */
export async function refuseTarget(url: URL): Promise<void> {
  refuseAddress(url);
  const host = hostOf(url);
  if (isIP(host)) return;
  await new Promise<void>((resolve, reject) => {
    guardedLookup(host, { all: true }, (error) => (error ? reject(error) : resolve()));
  });
}

/** `trusted`: an address the operator has named in the settings; it may be a private one. */
export async function outsideRequest(
  url: URL,
  { method, headers = {}, body, timeoutMs = 6_000, agentName = `${brand.name.en} link check` }: Outgoing,
  trusted = false,
): Promise<{ status: number; location: string | undefined }> {
  if (!trusted) refuseAddress(url);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method,
        ...(trusted ? {} : { lookup: guardedLookup }),
        agent: false,
        headers: {
          "user-agent": agentName,
          accept: "*/*",
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}
