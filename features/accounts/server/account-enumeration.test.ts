// Nobody learns from status, words or time whether an address has an account.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { hashing } from "#tests/fixtures/quick-argon2.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const rounds = 8;
let networks = 0;

describe.each(oneEngine)("known and unknown addresses on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  async function timed(path: string, body: object) {
    const [started, hashedBefore] = [performance.now(), hashing.length];
    const answer = await bench.call("POST", path, body, { address: `198.51.100.${++networks}` });
    return {
      ms: performance.now() - started,
      shown: { status: answer.status, body: answer.body, retry: answer.headers.get("retry-after") },
      // Nine tenths of the time of a log-in; these tests hash quickly, so it is counted.
      hashed: hashing.slice(hashedBefore),
    };
  }

  test.each([
    ["/login", (email: string) => ({ email, password: "not the password" })],
    ["/forgot-password", (email: string) => ({ email })],
    ["/email-verification/resend", (email: string) => ({ email })],
  ])("%s", async (path, body) => {
    // The first call of a kind compiles and connects; it is nobody's measure.
    await timed(path, body("warm-up@example.com"));
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < rounds; n += 1) {
      const person = await bench.person({ verified: path !== "/email-verification/resend" });
      // Taken in turns, so that a slow moment of the machine hits both.
      const known = await timed(path, body(person.email));
      const unknown = await timed(path, body(`nobody-${path.length}-${n}@example.com`));
      expect(known.shown).toEqual(unknown.shown);
      expect(known.hashed).toEqual(unknown.hashed);
      expect(known.hashed).toHaveLength(path === "/login" ? 1 : 0);
      times.known.push(known.ms);
      times.unknown.push(unknown.ms);
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
