// Distances on the globe, and the floor that light in fibre sets: about 1 ms of round trip per 100 km.
export type Place = { lat: number; lon: number };

const earthRadiusKm = 6371;

export function distanceKm(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLon = (b.lon - a.lon) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}

/** Lowest possible round-trip time over fibre along the great circle, in milliseconds. */
export function fibreFloorMs(km: number): number {
  return km / 100;
}
