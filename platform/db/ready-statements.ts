// Which statements the database server keeps ready. One that it does not know is sent, described, and only then given its values: two
// round trips, and a plan made for one use. One that comes again and again is sent once for each connection.

/** Seen so often, a statement is one that comes again. */
const timesSeen = 3;
/** Every connection keeps them with their plans, so there is an end; texts that differ by the length of a list would have none. */
const mostReady = 200;
const mostWatched = 2_000;

export function createReadyStatements() {
  const ready = new Set<string>();
  const seen = new Map<string, number>();
  return (text: string): boolean => {
    if (ready.has(text)) return true;
    if (ready.size >= mostReady) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < timesSeen) {
      if (seen.size >= mostWatched) seen.clear();
      seen.set(text, times);
      return false;
    }
    seen.delete(text);
    ready.add(text);
    return true;
  };
}
