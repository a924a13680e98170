// What is internal cannot leave: random days at the desk, then everything the customer can read, hear or be mailed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { type Console, openConsole, playSequence } from "#tests/fixtures/internal/internal-sequence.ts";
import { leaks, readAsCustomer, readDelivered } from "#tests/fixtures/internal/read-as-customer.ts";
import { engines, oneEngine } from "#tests/fixtures/test-services.ts";

/** `npm run bench internal` asks for two thousand. */
const sequences = Number(process.env.INTERNAL_SEQUENCES ?? (everyWay ? 50 : 16));
const perBatch = Math.min(25, sequences);
const batches = Array.from({ length: Math.ceil(sequences / perBatch) }, (_, n) => 1 + n * perBatch);
const played = process.env.INTERNAL_SEQUENCES ? engines : oneEngine;
/** Where there are two engines, a small run plays each day on one of them. */
const stride = process.env.INTERNAL_SEQUENCES ? 1 : played.length;
const desks: Console[] = [];

describe.each(played)("what is internal on %s", (engine) => {
  let bench: ApiBench;
  let desk: Console;
  beforeAll(async () => {
    bench = await apiBench(engine);
    desk = await openConsole(bench);
    desks.push(desk);
  });
  afterAll(async () => {
    if (process.env.INTERNAL_SEQUENCES) console.log(`${engine}, ${sequences} sequences: ${JSON.stringify(desk.seen)}`);
    await bench.dispose();
  });

  test.each(batches)(
    "desk 1, security 9: nothing internal reaches pages, searches, files, mails, channels, transcripts or exports (from %i)",
    async (first) => {
      const days = [];
      for (let seed = first + (played.indexOf(engine) % stride); seed < first + perBatch; seed += stride) {
        const one = await playSequence(desk, seed);
        expect(leaks(await readAsCustomer(desk, one)), `sequence ${seed}`).toEqual([]);
        days.push(one);
      }
      const delivered = await readDelivered(desk, days);
      expect(leaks(delivered)).toEqual([]);
      expect(delivered.size).toBeGreaterThan(days.length);
    },
    300_000,
  );
});

test("these were real days: there was something to keep inside, something to send and something to refuse", () => {
  const kinds = Object.keys(desks[0]?.seen ?? {}) as (keyof Console["seen"])[];
  const sums = kinds.map((kind) => [kind, desks.reduce((sum, { seen }) => sum + seen[kind], 0)] as const);
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter(([, count]) => count === 0)).toEqual([]);
});
