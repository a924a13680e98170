// The visitor's address: the socket's own, or what a trusted proxy says. Nobody is trusted by default.
import { BlockList, isIP } from "node:net";

export function addressReader(trusted: readonly string[]): (socketAddress: string | undefined, forwardedFor: string | undefined) => string {
  const isTrusted = trustsProxy(trusted);
  return (socketAddress, forwardedFor) => {
    let current = plainAddress(socketAddress ?? "");
    if (!forwardedFor || !isTrusted(current)) return current;
    // From the right: each trusted hop vouches for the one before it.
    for (const hop of forwardedFor
      .split(",")
      .map((part) => plainAddress(part.trim()))
      .reverse()) {
      if (isIP(hop) === 0) break;
      current = hop;
      if (!isTrusted(hop)) break;
    }
    return current;
  };
}

export function trustsProxy(trusted: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return (address) => {
    const plain = plainAddress(address ?? "");
    return list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };
}

/** An IPv4 address that came in as IPv6 is written as what it is. */
export function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
