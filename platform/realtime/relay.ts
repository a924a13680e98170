// Messages between gateways over the bus: gathered while one is under way, cut to fit, put together again in order.
import { createBatcher } from "#platform/batcher.ts";
import { BUS_PAYLOAD_BYTES, type Bus, type BusMessage, busPayloadBytes } from "./bus.ts";
import { isRecord, type Member, parseJson } from "./frames.ts";
import type { Seating } from "./roster.ts";

export const REALTIME_TOPIC = "realtime";

export type RelayMessage =
  | { t: "event"; channels: string[]; event: string; data: string; except?: string }
  | { t: "client"; channel: string; event: string; data: unknown; user?: string | number }
  | { t: "owner"; socket: string; owner: string; session: string }
  | { t: "close"; key: string; code: number }
  | { t: "clear"; channels: string[]; keep: string[] }
  | { t: "join"; channel: string; member: Member; rev: number }
  | { t: "leave"; channel: string; user: string; rev: number }
  | { t: "alive"; rev: number }
  | { t: "ask"; to: string }
  | { t: "roster"; rev: number; seats: Seating[] }
  | { t: "bye" };

/** A server event that no replica has delivered yet, for a writer that stores and notifies inside its own transaction. */
export function eventForBus(channels: readonly string[], event: string, data: object, exceptSocketId?: string): BusMessage {
  const message: RelayMessage = { t: "event", channels: [...channels], event, data: JSON.stringify(data), except: exceptSocketId };
  return { topic: REALTIME_TOPIC, from: "", payload: JSON.stringify([message]) };
}

/**
 * Whoever may listen to these channels has changed: sockets of all other accounts than `keep` are sent to connect anew and ask again.
 * A signature holds for a socket as long as it lives, so that leaving the channel alone would not do.
 */
export function clearingForBus(channels: readonly string[], keep: readonly string[]): BusMessage {
  const message: RelayMessage = { t: "clear", channels: [...channels], keep: [...keep] };
  return { topic: REALTIME_TOPIC, from: "", payload: JSON.stringify([message]) };
}

type RelayOptions = {
  bus: Bus;
  replica: string;
  onMessage(from: string, message: RelayMessage): void;
  onError(error: unknown): void;
};

/** More waiting than this means the bus is down: better to lose events, which clients fetch again, than the process. */
const waitingMax = 20_000;
const brackets = 4;

export function createRelay({ bus, replica, onMessage, onError }: RelayOptions) {
  let partId = 0;
  const unfinished = new Map<string, { id: string; text: string; next: number }>();

  const travel = createBatcher<string, void>({
    max: BUS_PAYLOAD_BYTES - brackets,
    weight: busPayloadBytes,
    most: waitingMax,
    // Whatever is sent in the same turn travels together.
    turn: () => Promise.resolve(),
    async work(texts) {
      for (const payload of cut(`[${texts.join(",")}]`)) await bus.publish({ topic: REALTIME_TOPIC, from: replica, payload });
      return texts.map(() => undefined);
    },
  });
  const send = (message: RelayMessage): Promise<void> => travel(JSON.stringify(message));

  /** Long payloads travel as numbered parts, in plain ASCII so that a part may end anywhere. Escaping doubles them at worst. */
  function cut(payload: string): string[] {
    if (busPayloadBytes(payload) <= BUS_PAYLOAD_BYTES) return [payload];
    const ascii = payload.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const size = BUS_PAYLOAD_BYTES / 2 - 40;
    const total = Math.ceil(ascii.length / size);
    const id = ++partId;
    return Array.from({ length: total }, (_, i) => `part ${id} ${i} ${total} ${ascii.slice(i * size, (i + 1) * size)}`);
  }

  function whole(from: string, payload: string): string | null {
    const part = /^part (\d+) (\d+) (\d+) /.exec(payload);
    if (!part) return payload;
    const [header, id = "", index, total] = part;
    const soFar = Number(index) === 0 ? { id, text: "", next: 0 } : unfinished.get(from);
    // A part went missing: drop the rest too. Rosters heal by themselves, events are fetched again by the clients.
    if (soFar?.id !== id || soFar.next !== Number(index)) return null;
    soFar.text += payload.slice(header.length);
    soFar.next++;
    if (soFar.next < Number(total)) {
      unfinished.set(from, soFar);
      return null;
    }
    unfinished.delete(from);
    return soFar.text;
  }

  function receive(message: BusMessage): void {
    if (message.topic !== REALTIME_TOPIC || message.from === replica) return;
    try {
      const text = whole(message.from, message.payload);
      const list = text === null ? [] : parseJson(text);
      if (!Array.isArray(list)) return;
      for (const entry of list) if (isRecord(entry)) onMessage(message.from, entry as RelayMessage);
    } catch (error) {
      onError(error);
    }
  }

  return { send, stop: bus.subscribe(receive) };
}

export type Relay = ReturnType<typeof createRelay>;
