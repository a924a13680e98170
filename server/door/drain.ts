// Stopping without losing anybody's request. The port is closed first; whoever still has a connection gets an answer on it, and with the
// answer the word that it was the last. Only connections on which nothing was asked for a while are closed by us.
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

export const drainTimes = { quietMs: 2_000, longestMs: 10_000 } as const;

export type Drain = () => Promise<void>;

export function drainOf(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let draining = false;
  server.prependListener("request", (_, response) => {
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    response.once("close", () => open.delete(response));
  });

  return () => {
    draining = true;
    for (const response of open) response.shouldKeepAlive = false;
    return new Promise((resolve) => {
      // The HTTP server's own close() would cut idle connections at once, with requests on their way in them.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(quiet);
        clearTimeout(longest);
        resolve();
      });
      const quiet = setTimeout(() => server.closeIdleConnections(), drainTimes.quietMs);
      const longest = setTimeout(() => server.closeAllConnections(), drainTimes.longestMs);
    });
  };
}
