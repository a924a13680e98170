// A page that was opened before opens at once, as it was last seen, and is then asked for again (data-ahead.ts). The answers are kept in this
// window's memory alone, and not past a form: it may have changed any of them, and the key it was sent under must not be given twice.

export const openedBefore = { pages: 20, longestMs: 30 * 60_000, settledMs: 5_000, largest: 400_000 } as const;

type Kept = { address: string; at: number; headers: Headers; body: ArrayBuffer };

export function createOpenedBefore(keep: (page: URL) => boolean, now: () => number) {
  const kept = new Map<string, Kept>();
  let calls = 0;
  let forgottenAt = 0;

  /** The same page, whichever of its parts the router asked for. */
  function pageOf(call: URL): string {
    const page = new URL(call);
    page.searchParams.delete("_routes");
    return page.href;
  }

  return {
    async remember(call: URL, answer: Response): Promise<void> {
      const page = pageOf(call);
      if (answer.status !== 200 || !keep(new URL(page))) return;
      const known = kept.get(page);
      if (known && !covers(call, new URL(known.address))) {
        // A page that was just opened asks for its own part once more, to miss no news; later it does so because there are some.
        if (now() - known.at > openedBefore.settledMs) kept.delete(page);
        return;
      }
      if (asksAlone(call)) return;
      const copy = answer.clone();
      const started = ++calls;
      const body = await copy.arrayBuffer().catch(() => null);
      // A form was sent while the answer arrived: it may be from before.
      if (!body || body.byteLength > openedBefore.largest || started < forgottenAt) return;
      kept.delete(page);
      kept.set(page, { address: call.href, at: now(), headers: answer.headers, body });
      for (const oldest of kept.keys()) {
        if (kept.size <= openedBefore.pages) break;
        kept.delete(oldest);
      }
    },
    recall(call: URL): Response | null {
      if (asksAlone(call)) return null;
      const found = kept.get(pageOf(call));
      if (!found || now() - found.at > openedBefore.longestMs || !covers(new URL(found.address), call)) return null;
      return new Response(found.body.slice(0), { headers: found.headers });
    },
    forget(): void {
      kept.clear();
      forgottenAt = ++calls;
    },
  };
}

/** One part that asks by itself is no page that opens: it wants what is new, like the list that hears of a ticket. */
function asksAlone(call: URL): boolean {
  return call.searchParams.get("_routes")?.includes(",") === false;
}

/** Whether the answer to one call for a page holds every part that the other asks for. A call that names no parts asks for all of them. */
export function covers(one: URL, other: URL): boolean {
  const [has, asks] = [one, other].map((call) => call.searchParams.get("_routes")?.split(","));
  return !has || (asks?.every((part) => has.includes(part)) ?? false);
}
