import { lookup } from "node:dns/promises";
import type { Config } from "#platform/config.ts";
import { doubt, type Finding, fault, good, reasonOf } from "./finding.ts";

/** Names in the settings have to lead somewhere. */
export async function examineAddresses({ PUBLIC_ORIGIN, FORCED_LOCALE_HOSTS }: Config): Promise<Finding[]> {
  if (!PUBLIC_ORIGIN) return [];
  const origin = new URL(PUBLIC_ORIGIN);
  const hosts = [...new Set([origin.hostname, ...FORCED_LOCALE_HOSTS.keys()])];
  const found = await Promise.all(
    hosts.map((host) =>
      lookup(host).then(
        ({ address }) => good("Name", `${host} is ${address}`),
        (error) =>
          fault(
            "Name",
            `${host} is not known: ${reasonOf(error)}`,
            "Add an A or AAAA record, or correct PUBLIC_ORIGIN and FORCED_LOCALE_HOSTS.",
          ),
      ),
    ),
  );
  if (origin.protocol === "https:") return found;
  return [
    ...found,
    doubt(
      "TLS",
      `PUBLIC_ORIGIN is ${origin.origin}: passwords travel in the clear`,
      "Put a proxy with a certificate in front and use https://",
    ),
  ];
}

/** Behind a proxy that is not named every visitor has one address, and one limit. */
export async function examineProxy({ PUBLIC_ORIGIN, TRUST_PROXY, HOST }: Config): Promise<Finding[]> {
  if (TRUST_PROXY.length > 0) return [good("Proxy", `trusted: ${TRUST_PROXY.join(", ")}`)];
  if (!PUBLIC_ORIGIN?.startsWith("https:")) return [];
  const remedy = `This server speaks no TLS, so a proxy stands in front: set TRUST_PROXY to its address (on this machine: ${HOST.includes(":") ? "::1" : "127.0.0.1"}).`;
  return [doubt("Proxy", "TRUST_PROXY is not set: all visitors would count as one", remedy)];
}
