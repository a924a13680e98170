// Bytes a tunnel takes from every packet, and the sizes both ends must agree on.

export const returnPaths = ["gre", "ipsec", "cross"] as const;
export type ReturnPath = (typeof returnPaths)[number];

export const underlayMtus = [1500, 9000] as const;

const ipv4 = 20;
const ipv6 = 40;
const tcp = 20;
const icmp = 8;
const gre = 4;
const esp = { header: 8, iv: 8, icv: 16, trailer: 2, align: 4 };

export type TunnelSizes = { mtu: number; overhead: number; mss: number; mssV6: number; pingPayload: number };

/** ESP pads payload and trailer to four bytes, so the largest payload is found from the aligned rest. */
function ipsecMtu(underlay: number): number {
  const rest = underlay - ipv4 - esp.header - esp.iv - esp.icv;
  return Math.floor(rest / esp.align) * esp.align - esp.trailer;
}

function tunnelMtu(path: ReturnPath, underlay: number): number {
  if (path === "gre") return underlay - ipv4 - gre;
  return path === "ipsec" ? ipsecMtu(underlay) : underlay;
}

export function tunnelSizes(path: ReturnPath, underlay: number): TunnelSizes {
  const mtu = tunnelMtu(path, underlay);
  return {
    mtu,
    overhead: underlay - mtu,
    mss: mtu - ipv4 - tcp,
    mssV6: mtu - ipv6 - tcp,
    pingPayload: mtu - ipv4 - icmp,
  };
}
