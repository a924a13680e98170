// Time to first byte is round trips × round-trip time; what differs is how far each round trip has to go.

export const roundTrips = { tls12: 4, tls13: 3, h3: 2, warm: 1 } as const;
export type Handshake = keyof typeof roundTrips;

export type Way = { lastMile: number; backbone: number; publicRtt: number };

/** Over the open internet every round trip crosses the whole distance. */
export function openFirstByte(way: Way, trips: number): number {
  return way.publicRtt * trips;
}

/** Every round trip reaches the edge; only the request goes on, over a connection that is already open. */
export function edgeFirstByte(way: Way, trips: number): number {
  return way.lastMile * trips + way.backbone;
}

export type Saving = { total: number; handshakes: number; path: number };

/** What is saved, split into handshakes that no longer cross the sea and the better path. The parts always add up. */
export function saving(way: Way, trips: number): Saving {
  const handshakes = (trips - 1) * way.backbone;
  const path = trips * (way.publicRtt - way.lastMile - way.backbone);
  return { total: openFirstByte(way, trips) - edgeFirstByte(way, trips), handshakes, path };
}

const segmentBytes = 1_460;

/** Ceiling of one loss-based TCP stream in Mbps (Mathis et al. 1997): MSS ÷ RTT × 1.22 ÷ √loss. */
export function streamCeilingMbps(rttMs: number, lossPercent: number): number {
  if (rttMs <= 0 || lossPercent <= 0) return Number.POSITIVE_INFINITY;
  const bitsPerSecond = ((segmentBytes * 8) / (rttMs / 1_000)) * (1.22 / Math.sqrt(lossPercent / 100));
  return bitsPerSecond / 1_000_000;
}
