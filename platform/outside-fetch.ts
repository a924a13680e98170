// The one way to reach an address that somebody typed: public addresses only, decided at the moment of connecting, no redirect followed.
import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

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

/** Answers the resolved addresses only if all of them are public: the socket connects to what was checked, not to a second answer. */
const guardedLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new AddressRefused("not a public address"), "", 0);
    if (options.all) return callback(null, addresses as never);
    callback(null, first.address, first.family);
  });
};

export async function outsideStatus(
  url: URL,
  method: "HEAD" | "GET",
  timeoutMs = 6_000,
): Promise<{ status: number; location: string | undefined }> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new AddressRefused("not a web address");
  if (url.username || url.password) throw new AddressRefused("an address with a password");
  if (url.port && !["80", "443", "8080", "8443"].includes(url.port)) throw new AddressRefused("not a web port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never looked up, so it is judged here.
  if (isIP(host) && !isPublicAddress(host)) throw new AddressRefused("not a public address");
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method,
        lookup: guardedLookup,
        agent: false,
        headers: { "user-agent": "Aranode link check", accept: "*/*" },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}
