// What is internal cannot leave: random days at the desk, then everything the customer can read, hear or be mailed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type Desk, leaks, openDesk, playSequence, readAsCustomer, readDelivered } from "#tests/fixtures/internal-sequence.ts";
import { engines } from "#tests/fixtures/test-services.ts";

/** `npm run bench internal` plays two thousand. */
const sequences = 50;

describe.each(engines)("what is internal on %s", (engine) => {
  let bench: ApiBench;
  let desk: Desk;
  beforeAll(async () => {
    bench = await apiBench(engine);
    desk = await openDesk(bench);
  });
  afterAll(() => bench.dispose());

  test("desk 1, security 9: nothing internal reaches pages, searches, files, mails, channels, transcripts or exports", async () => {
    const played = [];
    for (let seed = 1; seed <= sequences; seed += 1) {
      const one = await playSequence(desk, seed);
      expect(leaks(await readAsCustomer(desk, one)), `sequence ${seed}`).toEqual([]);
      played.push(one);
    }
    const delivered = await readDelivered(desk, played);
    expect(leaks(delivered)).toEqual([]);
    // It was a real day: there was something to keep inside, and something to send.
    expect(Math.min(...Object.values(desk.seen)), JSON.stringify(desk.seen)).toBeGreaterThan(0);
    expect(delivered.size).toBeGreaterThan(sequences);
  }, 300_000);
});
