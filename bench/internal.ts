// `npm run bench internal`: two thousand random days at the desk, and everything their customers can read. The same generator plays fifty in
// `npm test`. BENCH_SEQUENCES sets another number; TEST_DATABASE_URL plays on Postgres.
import { apiBench } from "#tests/fixtures/api-bench.ts";
import { leaks, openDesk, type Played, playSequence, readAsCustomer, readDelivered, type Seen } from "#tests/fixtures/internal-sequence.ts";
import prepareDatabase from "../tests/setup/database-snapshot.ts";

const sequences = Number(process.env.BENCH_SEQUENCES ?? 2_000);
/** A database each: what one holds in memory does not grow with the run. */
const perDatabase = 200;

export async function benchInternal(): Promise<void> {
  await prepareDatabase();
  const found: string[] = [];
  const total: Partial<Seen> = {};
  let places = 0;
  const started = performance.now();
  for (let first = 1; first <= sequences; first += perDatabase) {
    const bench = await apiBench(process.env.TEST_DATABASE_URL ? "postgres" : "pglite");
    const desk = await openDesk(bench);
    const played: Played[] = [];
    for (let seed = first; seed < Math.min(first + perDatabase, sequences + 1); seed += 1) {
      const one = await playSequence(desk, seed);
      const read = await readAsCustomer(desk, one);
      places += read.size;
      found.push(...leaks(read).map((leak) => `sequence ${seed}: ${leak}`));
      played.push(one);
    }
    const delivered = await readDelivered(desk, played);
    places += delivered.size;
    found.push(...leaks(delivered).map((leak) => `sequences ${first}…: ${leak}`));
    for (const [name, count] of Object.entries(desk.seen)) total[name as keyof Seen] = (total[name as keyof Seen] ?? 0) + count;
    await bench.dispose();
    console.log(
      `  ${Math.min(first + perDatabase - 1, sequences)} of ${sequences} sequences, ${places} places read, ${found.length} leaks`,
    );
  }
  console.log(`internal: ${JSON.stringify(total)} in ${Math.round((performance.now() - started) / 1000)} s`);
  for (const leak of found.slice(0, 20)) console.error(`  ${leak}`);
  if (found.length > 0) process.exitCode = 1;
}
