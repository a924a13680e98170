// How far a round trip reaches, and which compute city is nearest to a user.
import { edgeFigures as e } from "#content/figures/edge-computing.ts";
import { edgeComputePops, type Pop, popByCode, pops } from "#content/pops.ts";
import { greatCircleKm } from "#features/service-tools/network/fibre.ts";

/** Straight-line kilometres covered by a round trip of `ms`, given that fibre takes detours. */
export function ringKm(ms: number): number {
  return ((ms / e.msPer100Km) * 100) / e.detour;
}

/** Round trip over `km` of straight line, in milliseconds. */
export function ringMs(km: number): number {
  return ((km * e.detour) / 100) * e.msPer100Km;
}

export type NearestCompute = { city: Pop; compute: Pop; km: number; ms: number; regionMs: number };

export function nearestCompute(code: string): NearestCompute {
  const city = popByCode(code);
  const [first = city, ...others] = edgeComputePops.map(popByCode);
  const compute = others.reduce((near, one) => (greatCircleKm(city, one) < greatCircleKm(city, near) ? one : near), first);
  const km = greatCircleKm(city, compute);
  return { city, compute, km, ms: ringMs(km), regionMs: city.rtt };
}

/** Every city with its nearest compute city, nearest first. */
export function citiesByDistance(): NearestCompute[] {
  return pops.map((pop) => nearestCompute(pop.code)).sort((a, b) => a.km - b.km || a.regionMs - b.regionMs);
}

export function coveredCities(budgetMs: number): number {
  return citiesByDistance().filter((one) => one.ms <= budgetMs).length;
}

export type LatLon = readonly [lat: number, lon: number];

/** Points of a circle of `km` round a place on the sphere, clockwise from north. */
export function circleOnEarth([lat, lon]: LatLon, km: number, count = 48): LatLon[] {
  const radians = Math.PI / 180;
  const angle = km / 6_371;
  return Array.from({ length: count }, (_, index) => {
    const bearing = (index / count) * 2 * Math.PI;
    const sin = Math.sin(lat * radians) * Math.cos(angle) + Math.cos(lat * radians) * Math.sin(angle) * Math.cos(bearing);
    const toLat = Math.asin(sin);
    const toLon =
      lon * radians +
      Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(lat * radians), Math.cos(angle) - Math.sin(lat * radians) * sin);
    return [toLat / radians, toLon / radians];
  });
}
