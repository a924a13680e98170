import type { Services } from "#server/service-list.ts";
import { trustsProxy } from "./client-address.ts";
import { type Arrival, wasForwarded } from "./local-visit.ts";

/** Behind a proxy that TRUST_PROXY does not name every visitor has the proxy's address, and shares its limits. Said once. */
export function unknownProxyNote({ config, log }: Pick<Services, "config" | "log">): (arrival: Arrival) => void {
  const isTrusted = trustsProxy(config.TRUST_PROXY);
  let said = false;
  return ({ peer, headers }) => {
    if (said || !wasForwarded(headers) || isTrusted(peer)) return;
    said = true;
    log.warn(
      { peer },
      `a request came through a proxy that TRUST_PROXY does not name: all its visitors count as one address and share their limits. If it is yours, set TRUST_PROXY=${peer}`,
    );
  };
}
