// Where a site stands on a chart of range rings: its bearing from ICN1, and its distance on a scale where each ring is ten times as far.
import type { Place } from "#content/distance.ts";
import { dataCentres } from "#content/facts.ts";

/** The buildings themselves; cities in pops.ts are too coarse for two sites 12 km apart. */
const positions: Readonly<Record<string, Place>> = {
  ICN1: { lat: 37.48, lon: 126.88 },
  ICN2: { lat: 37.377, lon: 126.91 },
  PUS1: { lat: 35.16, lon: 128.98 },
  NRT1: { lat: 35.64, lon: 139.8 },
  SIN1: { lat: 1.33, lon: 103.71 },
};

/** Degrees clockwise from north. */
export function bearing(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const dLon = (to.lon - from.lon) * radians;
  const y = Math.sin(dLon) * Math.cos(to.lat * radians);
  const x =
    Math.cos(from.lat * radians) * Math.sin(to.lat * radians) - Math.sin(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos(dLon);
  return (Math.atan2(y, x) / radians + 360) % 360;
}

export const ringsKm = [10, 100, 1000, 10_000] as const;

/** Radius as a share of the outermost ring. */
export function ringRadius(km: number): number {
  return km <= 1 ? 0 : Math.log10(km) / Math.log10(ringsKm[3]);
}

export type RingSite = { code: string; en: string; ko: string; km: number; degrees: number; x: number; y: number };

/** Sites as points in a unit circle, north up. */
export function ringSites(): RingSite[] {
  const home = positions.ICN1;
  return dataCentres.map(({ code, en, ko, kmFromIcn1 }) => {
    const place = positions[code];
    const degrees = home && place && code !== "ICN1" ? bearing(home, place) : 0;
    const radius = ringRadius(kmFromIcn1);
    const angle = (degrees * Math.PI) / 180;
    return { code, en, ko, km: kmFromIcn1, degrees: Math.round(degrees), x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
}
