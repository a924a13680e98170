// Rows of the round-trip table, and the measurement a visitor may start.
import { distanceKm, fibreFloorMs } from "#content/distance.ts";
import { dataCentres } from "#content/facts.ts";
import { popByCode } from "#content/pops.ts";

export type RoundTrip = { code: string; km: number; floorMs: number; targetMs: number };

/** Distance to the nearest ten kilometres, the floor of light in fibre, and the target. */
export function roundTrips(codes: readonly string[]): RoundTrip[] {
  const seoul = popByCode("ICN");
  return codes.map((code) => {
    const pop = popByCode(code);
    // Where we have a building, the distance to it: the same figure as on its card.
    const km = dataCentres.find(({ cityCode }) => cityCode === code)?.kmFromIcn1 ?? distanceKm(seoul, pop);
    return { code, km: Math.round(km / 10) * 10, floorMs: Math.round(fibreFloorMs(km)), targetMs: pop.rtt };
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

export type Measurement = { medianMs: number; fastestMs: number; count: number };

/** One request first, which pays for the connection and is not counted; then `count` that are. */
export async function measureOrigin(ask: () => Promise<unknown>, now: () => number, count = 5): Promise<Measurement> {
  await ask();
  const times: number[] = [];
  for (let request = 0; request < count; request++) {
    const start = now();
    await ask();
    times.push(now() - start);
  }
  return { medianMs: Math.round(median(times) * 10) / 10, fastestMs: Math.round(Math.min(...times) * 10) / 10, count };
}
