// What the rest of the product knows of realtime. Behind it stands the embedded gateway or an external engine.
import type { Member } from "./frames.ts";
import type { Gateway } from "./gateway.ts";
import type { ChannelAuth } from "./signatures.ts";

/** What a browser creates pusher-js with; the answer of GET /realtime. */
export type ClientSettings = { key: string; cluster: string; wsHost: string; wsPort: number; wssPort: number; forceTLS: boolean };

export type RealtimeDriver = {
  publish(channels: string | readonly string[], event: string, data: object, options?: { exceptSocketId?: string }): Promise<void>;
  authorize(socketId: string, channel: string, member?: Member): ChannelAuth;
  /** For a browser whose page is at this address. */
  clientSettings(page: string): ClientSettings;
  /** Call before checking the session and before signing, see the gateway. External engines cannot know owners: does nothing there. */
  noteOwner(socketId: string, ownerKey: string, sessionKey: string): Promise<void>;
  /** Ends sockets of an account or session where the engine can; thin events keep content safe where it cannot. */
  closeOwnerSockets(key: string): Promise<void>;
};

/** `originOf`: where a page at this address connects to; without it, to where it came from. */
export type EmbeddedDriverOptions = { gateway: Gateway; key: string; originOf?: (page: string) => string };

export function createEmbeddedDriver({ gateway, key, originOf = (page) => page }: EmbeddedDriverOptions): RealtimeDriver {
  return {
    publish: gateway.publish,
    authorize: gateway.authorize,
    noteOwner: gateway.noteOwner,
    closeOwnerSockets: (ownerOrSession) => gateway.closeOwnerSockets(ownerOrSession),
    clientSettings(page) {
      const { protocol, hostname, port } = new URL(originOf(page));
      // pusher-js takes a port of 0 for "not given", so the default port is spelled out.
      return {
        key,
        cluster: "mt1",
        wsHost: hostname,
        wsPort: Number(port || 80),
        wssPort: Number(port || 443),
        forceTLS: protocol === "https:",
      };
    },
  };
}
