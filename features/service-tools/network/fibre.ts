// Distance and what glass allows: the floor below any round trip.
import type { Pop } from "#content/pops.ts";

const earthKm = 6_371;
/** Light in fibre: 299,792 km/s ÷ 1.468, in km per millisecond. */
export const fibreKmPerMs = 204;

type Place = Pick<Pop, "lat" | "lon">;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function greatCircleKm(from: Place, to: Place): number {
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(a));
}

/** There and back in a straight fibre, in milliseconds. */
export function fibreFloorMs(km: number): number {
  return (2 * km) / fibreKmPerMs;
}
