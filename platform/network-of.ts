// One household or office has one IPv4 address, but a whole /64 of IPv6: limits count networks, not addresses.
import { isIPv6 } from "node:net";

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
