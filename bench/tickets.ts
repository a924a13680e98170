// How the desk holds up as it grows: the same requests on 10,000 and on 1,000,000 tickets, side by side in one run.
// Each request goes to the small and the large database in turn, so that a busy machine slows both. Postgres only.
// BENCH_KEEP=1 leaves the two databases and finds them again; BENCH_PLANS=1 prints every plan.
import { ticketNumber } from "./seed-tickets.ts";
import { type Ask, askOnce, type Console, compare, openConsole, pad, scans, spread } from "./ticket-desk.ts";
import { readPlans, statementsOf } from "./ticket-plans.ts";

const small = 10_000;
const large = Number(process.env.BENCH_TICKETS ?? 1_000_000);
const ratioMaximum = 3;
const ofCustomer =
  (query: string): Ask =>
  (desk, n) => ({ path: `/tickets${query}`, customer: spread(n, desk.customers) });
const ofStaff =
  (path: string): Ask =>
  () => ({ path });

const asked: Record<string, Ask> = {
  "customer: list": ofCustomer(""),
  "customer: closed": ofCustomer("?status=closed"),
  "customer: all by creation": ofCustomer("?status=all&sort=created"),
  "customer: search": ofCustomer("?status=all&q=traffic"),
  "staff: needs reply": ofStaff("/staff/tickets"),
  "staff: mine": ofStaff("/staff/tickets?view=mine"),
  "staff: unassigned": ofStaff("/staff/tickets?view=unassigned"),
  "staff: due soon": ofStaff("/staff/tickets?view=due_soon"),
  "staff: overdue": ofStaff("/staff/tickets?view=overdue"),
  "staff: waiting": ofStaff("/staff/tickets?view=waiting"),
  "staff: on hold": ofStaff("/staff/tickets?view=on_hold"),
  "staff: closed": ofStaff("/staff/tickets?view=closed"),
  "staff: all": ofStaff("/staff/tickets?view=all"),
  "staff: billing": ofStaff("/staff/tickets?department=billing"),
  "staff: by number": (desk, n) => ({ path: `/staff/tickets?view=all&q=${ticketNumber(spread(n, desk.tickets) + 1)}` }),
  "staff: one customer": (desk, n) => ({ path: `/staff/tickets?view=all&customer=customer-${pad(spread(n, desk.customers), 8)}` }),
  "staff: counts": ofStaff("/staff/tickets/counts"),
  "staff: ticket page": (desk, n) => ({ path: `/staff/tickets/ticket-${pad(spread(n, desk.tickets) + 1, 9)}` }),
};

export async function benchTickets(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!url) return console.log("tickets: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const desks: Console[] = [];
  try {
    for (const size of [small, large]) {
      const started = performance.now();
      desks.push(await openConsole(url, size));
      console.log(
        `tickets: ${size.toLocaleString("en")} tickets with ${(size * 5).toLocaleString("en")} messages ready in ${seconds(started)} s`,
      );
    }
    const [one, other] = desks as [Console, Console];
    const before = await Promise.all(desks.map(scans));
    let worst = 0;
    const unindexed: string[] = [];
    for (const [name, ask] of [...Object.entries(asked), ["customer: ticket page", ticketPage] as const]) {
      const [few, many] = await compare(ask, one, other);
      const ratio = many / few;
      worst = Math.max(worst, ratio);
      const { indexes, scanned } = await readPlans(other.admin, await statementsOf(other.services.database, () => askOnce(other, ask, 0)));
      if (scanned.length > 0) unindexed.push(name);
      console.log(
        `${name.padEnd(26)} p95 ${few.toFixed(1).padStart(6)} ms → ${many.toFixed(1).padStart(6)} ms   × ${ratio.toFixed(2)}${ratio > ratioMaximum ? "  too slow" : ""}   by ${[...indexes].filter((index) => index.startsWith("ticket")).join(", ")}`,
      );
    }
    const after = await Promise.all(desks.map(scans));
    const scanned = after.map((count, index) => count - (before[index] ?? 0));
    console.log(
      `tickets: worst ratio × ${worst.toFixed(2)} (at most ${ratioMaximum}); plans without an index: ${unindexed.join(", ") || "none"}; ` +
        `sequential scans counted by the large database: ${scanned[1]}`,
    );
    if (worst > ratioMaximum || unindexed.length > 0 || (scanned[1] ?? 0) > 0) process.exitCode = 1;
  } finally {
    for (const desk of desks) await desk.drop();
  }
}

const ticketPage: Ask = (desk, n) => {
  const customer = spread(n, desk.customers);
  return { path: `own:${customer}`, customer };
};

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
