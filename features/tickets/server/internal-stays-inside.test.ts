// What is internal cannot leave: random days at the desk, then everything the customer can read, hear or be mailed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type Console, openConsole, playSequence } from "#tests/fixtures/internal-sequence.ts";
import { leaks, readAsCustomer, readDelivered } from "#tests/fixtures/read-as-customer.ts";
import { engines } from "#tests/fixtures/test-services.ts";

/** `npm run bench internal` asks for two thousand. */
const sequences = Number(process.env.INTERNAL_SEQUENCES ?? 25);
const perBatch = 25;
const batches = Array.from({ length: Math.ceil(sequences / perBatch) }, (_, n) => 1 + n * perBatch);

describe.each(engines)("what is internal on %s", (engine) => {
  let bench: ApiBench;
  let desk: Console;
  beforeAll(async () => {
    bench = await apiBench(engine);
    desk = await openConsole(bench);
  });
  afterAll(async () => {
    if (process.env.INTERNAL_SEQUENCES) console.log(`${engine}, ${sequences} sequences: ${JSON.stringify(desk.seen)}`);
    await bench.dispose();
  });

  test.each(batches)(
    "desk 1, security 9: nothing internal reaches pages, searches, files, mails, channels, transcripts or exports (from %i)",
    async (first) => {
      const played = [];
      for (let seed = first; seed < first + perBatch; seed += 1) {
        const one = await playSequence(desk, seed);
        expect(leaks(await readAsCustomer(desk, one)), `sequence ${seed}`).toEqual([]);
        played.push(one);
      }
      const delivered = await readDelivered(desk, played);
      expect(leaks(delivered)).toEqual([]);
      // It was a real day: there was something to keep inside, and something to send.
      expect(Math.min(...Object.values(desk.seen)), JSON.stringify(desk.seen)).toBeGreaterThan(0);
      expect(delivered.size).toBeGreaterThan(perBatch);
    },
    300_000,
  );
});
