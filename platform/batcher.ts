// Calls that arrive while an earlier one is still under way are answered together by the next: under load one round trip serves
// many, at rest each goes at once. Nothing is kept: every answer was read or written after its call came in.

export type BatcherOptions<I, O> = {
  /** Most calls in one go; with `weight`, the most they may weigh together. One call always goes. */
  max: number;
  weight?: (item: I) => number;
  /** More waiting than this, and what comes next is refused. */
  most?: number;
  /** One answer for each, in the same order. When it throws, all of them fail with that error. */
  work: (items: readonly I[]) => Promise<readonly O[]>;
  /** Calls with the same key never share a go: the later one takes the next. */
  apart?: (item: I) => string;
  /** Waited for before the first go: whatever comes in meanwhile goes along. */
  turn?: () => Promise<void>;
};

/** Whatever came in over the network in the same turn belongs together. */
const networkTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

type Waiting<I, O> = { item: I; resolve: (answer: O) => void; reject: (error: unknown) => void };

export function createBatcher<I, O>({
  max,
  weight = () => 1,
  most = Infinity,
  work,
  apart,
  turn = networkTurn,
}: BatcherOptions<I, O>): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let busy = false;

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= most) return reject(new Error(`${most} calls wait already: the work does not keep up`));
      waiting.push({ item, resolve, reject });
      if (!busy) void run();
    });

  async function run(): Promise<void> {
    busy = true;
    await turn();
    while (waiting.length > 0) {
      const calls = take();
      try {
        const answers = await work(calls.map(({ item }) => item));
        if (answers.length !== calls.length) throw new Error(`${calls.length} calls, ${answers.length} answers`);
        for (const [n, call] of calls.entries()) call.resolve(answers[n] as O);
      } catch (error) {
        for (const call of calls) call.reject(error);
      }
    }
    busy = false;
  }

  function take(): Waiting<I, O>[] {
    const calls: Waiting<I, O>[] = [];
    const later: Waiting<I, O>[] = [];
    const keys = new Set<string>();
    let room = max;
    for (const [n, call] of waiting.entries()) {
      const key = apart?.(call.item);
      const heavy = weight(call.item);
      if (calls.length > 0 && heavy > room) {
        // Nothing lighter overtakes it.
        later.push(...waiting.slice(n));
        break;
      }
      if (key !== undefined && keys.has(key)) {
        later.push(call);
      } else {
        calls.push(call);
        room -= heavy;
      }
      // A third call with the same key must not overtake the second.
      if (key !== undefined) keys.add(key);
    }
    waiting = later;
    return calls;
  }
}
