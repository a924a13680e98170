// The demo is for whoever sits at this machine. A proxy on the same machine connects from a loopback address too: it is known by the
// name the visitor asked for and by the headers proxies add.
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { plainAddress } from "./client-address.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const forwarding = /^(x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-envoy-.*|cf-.*|true-client-ip|forwarded|via)$/;

export type Arrival = { peer: string | undefined; headers: IncomingHttpHeaders };

export function isLocalVisit({ peer, headers }: Arrival): boolean {
  return isLoopbackAddress(plainAddress(peer ?? "")) && isLoopbackHost(headers.host ?? "") && !wasForwarded(headers);
}

/** A proxy stands between the visitor and this server, or somebody pretends so. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name));
}

function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 6 ? "ipv6" : "ipv4");
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
