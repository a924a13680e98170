// How the console's search holds up: by number, words, name, company, initials and address, on 10,000 and on 1,000,000 tickets with
// 20,000 customers, through the API. Postgres only; one message per ticket. Options as in tickets.ts.
import { ticketNumber } from "./seed-tickets.ts";
import { type Ask, askOnce, type Console, compare, openConsole, spread } from "./ticket-desk.ts";
import { readPlans, statementsOf } from "./ticket-plans.ts";

const small = 10_000;
const large = Number(process.env.BENCH_TICKETS ?? 1_000_000);
const slowestMs = 150;

const everywhere =
  (q: string): Ask =>
  () => ({ path: `/staff/search?q=${encodeURIComponent(q)}` });

const asked: Record<string, Ask> = {
  number: (desk, n) => ({ path: `/staff/search?q=${ticketNumber(spread(n, desk.tickets) + 1)}` }),
  "rare word": (_, n) => ({ path: `/staff/search?q=word${spread(n, 5_000)}` }),
  "word of every ticket": everywhere("packet"),
  "word of every message": everywhere("traffic"),
  // Beginnings: of thousands of words, of one that stands everywhere, of some.
  "two letters, many words": everywhere("wo"),
  "two letters, one word": everywhere("tr"),
  "two letters, nothing": everywhere("ti"),
  "three letters": everywhere("hos"),
  "two beginnings": everywhere("wo ho"),
  "one syllable": everywhere("서"),
  "one syllable of every name": everywhere("김"),
  name: everywhere("김서연"),
  "initials ㄱㅅㅇ": everywhere("ㄱㅅㅇ"),
  "one initial": everywhere("ㄱ"),
  "one initial of many": everywhere("ㅅ"),
  company: everywhere("해담물산"),
  "company and word": everywhere("해담 packet"),
  "company of every fourth": everywhere("물산"),
  address: (desk, n) => ({ path: `/staff/search?q=customer${spread(n, desk.customers)}@bench.example` }),
};

export async function benchSearch(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!url) return console.log("search: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const desks: Console[] = [];
  try {
    for (const size of [small, large]) desks.push(await openConsole(url, size, 1));
    const [one, other] = desks as [Console, Console];
    let worst = 0;
    const unindexed: string[] = [];
    for (const [name, ask] of Object.entries(asked)) {
      const [few, many] = await compare(ask, one, other);
      worst = Math.max(worst, many);
      const plans = await readPlans(other.admin, await statementsOf(other.services.database, () => askOnce(other, ask, 0)));
      if (plans.scanned.length > 0) unindexed.push(name);
      console.log(
        `${name.padEnd(26)} p95 ${few.toFixed(1).padStart(6)} ms → ${many.toFixed(1).padStart(6)} ms${many > slowestMs ? "  too slow" : ""}   by ${[...plans.indexes].filter((index) => !index.endsWith("pkey")).join(", ")}`,
      );
    }
    console.log(
      `search: slowest p95 ${worst.toFixed(1)} ms (at most ${slowestMs}); read from end to end: ${unindexed.join(", ") || "none"}`,
    );
    if (worst > slowestMs) process.exitCode = 1;
  } finally {
    for (const desk of desks) await desk.drop();
  }
}
