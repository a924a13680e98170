import { expect, test } from "vitest";
import { grouped } from "./format.ts";

/** As the browser's own tables have it. */
function own(value: number, digits?: number): string {
  return value.toLocaleString("en-US", digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const sizes = [
  0,
  -0,
  0.5,
  1.5,
  2.5,
  0.05,
  1.005,
  8.345,
  66.3,
  999.9995,
  999.9994,
  1000,
  1e-7,
  4e-7,
  -0.4,
  -1.005,
  -1234567.891,
  0.0005,
  1e11 + 0.5,
];

test("numbers are written as the browser's own tables write them", () => {
  for (const value of [...sizes, 1e12, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    for (const digits of [undefined, 0, 1, 2, 3]) expect(grouped(value, digits), `${value}, ${digits} digits`).toBe(own(value, digits));
});

test("so are thirty thousand others, of every size, with every number of digits", () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const wrong: string[] = [];
  for (let round = 0; round < 30_000; round += 1) {
    const size = 10 ** Math.floor(next() * 17);
    const value = (next() < 0.2 ? -1 : 1) * (round % 2 ? next() * size : Math.round(next() * size * 1000) / 1000);
    const digits = [undefined, 0, 1, 2, 3][round % 5];
    if (grouped(value, digits) !== own(value, digits)) wrong.push(`${value}, ${digits} digits: ${grouped(value, digits)}`);
  }
  expect(wrong).toEqual([]);
});
