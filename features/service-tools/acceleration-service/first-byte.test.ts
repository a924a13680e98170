import { expect, test } from "vitest";
import { accelerationCities, accelerationExample, wayFrom } from "#content/figures/acceleration-service.ts";
import { edgeFirstByte, openFirstByte, roundTrips, saving, streamCeilingMbps } from "./first-byte.ts";

const jakarta = wayFrom("CGK");

test("Jakarta: 10 ms to the edge, 84 ms on the backbone, 94 ms in all", () => {
  expect(jakarta).toEqual({ lastMile: 10, backbone: 84, publicRtt: 118 });
  expect(edgeFirstByte(jakarta, roundTrips.warm)).toBe(94);
});

test("TCP and TLS 1.3 take three round trips", () => {
  expect(openFirstByte(jakarta, roundTrips.tls13)).toBe(354);
  expect(edgeFirstByte(jakarta, roundTrips.tls13)).toBe(114);
  expect(saving(jakarta, roundTrips.tls13)).toEqual({ total: 240, handshakes: 168, path: 72 });
});

test("the words of the page tell the same example", () => {
  expect(accelerationExample).toEqual({ open: 354, edge: 114, saved: 240, handshakes: 168, warmSaved: 24 });
});

test("the parts of the saving add up for every city and handshake", () => {
  for (const { code } of accelerationCities) {
    for (const trips of Object.values(roundTrips)) {
      const { total, handshakes, path } = saving(wayFrom(code), trips);
      expect(handshakes + path).toBe(total);
    }
  }
});

test("an open connection gains the path alone", () => {
  expect(saving(jakarta, 1)).toEqual({ total: 24, handshakes: 0, path: 24 });
});

test("loss halves a stream when it quadruples", () => {
  expect(streamCeilingMbps(118, 1.2)).toBeCloseTo(1.1, 1);
  expect(streamCeilingMbps(100, 0.4) / streamCeilingMbps(100, 1.6)).toBeCloseTo(2, 6);
  expect(streamCeilingMbps(94, 0)).toBe(Number.POSITIVE_INFINITY);
});
