// Figures of the home page's worked scenario and its round-trip table.
import { distanceKm } from "../distance.ts";
import { popByCode } from "../pops.ts";

/** The last mile in Jakarta, and the cities a packet passes on its way to Seoul. */
export const lastMileMs = 10;
export const tlsRoundTrips = 3;
const jakarta = popByCode("CGK").rtt;
const singapore = popByCode("SIN").rtt;
const hongKong = popByCode("HKG").rtt;

/** Milliseconds on the clock at each stop: user, CGK, Singapore, Hong Kong, Seoul. */
export const packetMs = [
  0,
  lastMileMs,
  lastMileMs + (jakarta - singapore),
  lastMileMs + (jakarta - hongKong),
  lastMileMs + jakarta,
] as const;

export const handshakeAtEdgeMs = tlsRoundTrips * lastMileMs;
export const handshakeAtOriginMs = tlsRoundTrips * packetMs[4];

export const rttTableCodes = ["NRT", "HKG", "SIN", "CGK", "BOM", "LAX", "SYD", "FRA"] as const;

/** Great-circle kilometres from Jakarta to Seoul, to the nearest hundred, and the round trip that light in fibre needs for them. */
export const jakartaKm = Math.round(distanceKm(popByCode("CGK"), popByCode("ICN")) / 100) * 100;
export const jakartaFloorMs = jakartaKm / 100;
