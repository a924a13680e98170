// Whose socket is it? Told by the site when it authorises a channel, so that logout and revocation can end sockets.
import { closeCodes } from "./frames.ts";
import type { Connection } from "./protocol.ts";

export function createOwners(perOwner: number) {
  const byKey = new Map<string, Set<Connection>>();

  /** Binds a socket to an account and a session. A socket that changes hands starts over instead. */
  function bind(connection: Connection, owner: string, session: string): void {
    if (!connection.isOpen) return;
    const [knownOwner, knownSession] = connection.owners;
    if (knownOwner === owner && knownSession === session) return;
    if (knownOwner !== undefined) {
      connection.close(closeCodes.reconnect, "Signed in anew");
    } else if ((byKey.get(owner)?.size ?? 0) >= perOwner) {
      connection.close(closeCodes.overCapacity, "Too many connections of one account");
    } else {
      connection.owners = [owner, session];
      for (const key of connection.owners) byKey.set(key, (byKey.get(key) ?? new Set()).add(connection));
    }
  }

  function forget(connection: Connection): void {
    for (const key of connection.owners) {
      const sockets = byKey.get(key);
      sockets?.delete(connection);
      if (sockets?.size === 0) byKey.delete(key);
    }
  }

  /** Ends all sockets of an account or of a session. */
  function close(key: string, code: number): void {
    for (const connection of [...(byKey.get(key) ?? [])]) connection.close(code, "Access changed");
  }

  return { bind, forget, close };
}
