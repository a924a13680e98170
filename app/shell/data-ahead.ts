// The data of a personal page is asked for while the pointer rests on its link, and waits in memory for the click. The browser's own
// prefetching cannot do that: what is personal may not be stored, so it throws the answer away, and the server does not make it
// (server/door/listener.ts). Links say
// `data-ahead` where reading the page changes nothing and is written down nowhere. Where it is written down who has read it, they say
// `data-ahead="press"`: a mouse that is pressed on such a link is about to open it, and the page has the time until it is let go. Where a
// page stays around the one that opens (a list beside its ticket), `data-ahead-parts` names what the router will ask for.
// Pages that are opened again and again are also kept as they were last seen (opened-before.ts).

import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { covers, createOpenedBefore } from "./opened-before.ts";
import { browserFetch, sessionEndedHeader } from "./page-call-retry.ts";
import { prepareScripts } from "./scripts-ahead.ts";

export const dataAhead = { restMs: 60, freshMs: 5_000, perMinute: 10 } as const;

type Ahead = {
  /** Asks for the data of the page at this address, or for these parts of it, unless it was just asked for. */
  ask: (page: URL, parts?: string) => void;
  /** In place of the browser's: gives what is held, once. */
  fetch: typeof fetch;
  /** Whether the page that was opened last is shown as it was seen before, and is to be asked for again. Says so once. */
  tookMemory: () => boolean;
};

type Calls = {
  /** The browser's own fetch: what is asked for on a mere intention is not tried again and announces nothing. */
  ask: typeof fetch;
  usual: typeof fetch;
};

type Held = { at: number; call: URL; answer: Promise<Response | null>; ready?: Response | null };

type Pages = {
  /** Which pages open as they were last seen. */
  keep: (page: URL) => boolean;
  /** The address of the page that is shown: what asks for it again wants to know what is new. */
  shown: () => string;
};

const noPages: Pages = { keep: () => false, shown: () => "" };

export function createDataAhead({ ask, usual }: Calls, now: () => number = Date.now, pages: Pages = noPages): Ahead {
  const held = new Map<string, Held>();
  const before = createOpenedBefore(pages.keep, now);
  let unconfirmed: string | undefined;
  let times: number[] = [];
  let taken: { address: string; at: number } | undefined;
  return {
    ask(page, parts) {
      const address = dataAddress(page);
      const at = now();
      times = times.filter((time) => time > at - 60_000);
      // The pressed mouse also gives the link the focus: what the click has just taken is not asked for once more.
      if (taken?.address === address && isFresh(taken, at)) return;
      if (isFresh(held.get(address), at) || times.length >= dataAhead.perMinute) return;
      times.push(at);
      const call = new URL(address);
      if (parts) call.searchParams.set("_routes", parts);
      const answer = ask(call).then(
        (response) => (response.ok && !response.headers.has(sessionEndedHeader) ? response : null),
        () => null,
      );
      const entry: Held = { at, call, answer };
      void answer.then((response) => Object.assign(entry, { ready: response }));
      held.set(address, entry);
    },
    async fetch(input, init) {
      if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return usual(input, init);
      const reading = (init?.method ?? "GET") === "GET";
      const page = wholePage(input);
      const asked = reading ? held.get(page) : undefined;
      const found = isFresh(asked, now()) && asked && covers(asked.call, input) ? asked : undefined;
      // A form, or news that make this page ask again: what is held may be old.
      held.clear();
      if (!reading) before.forget();
      taken = found && { address: page, at: now() };
      const seen = reading && !found?.ready && page !== dataAddress(new URL(pages.shown(), input)) ? before.recall(input) : null;
      if (seen) {
        unconfirmed = page;
        // What is under way already is what the page gets when it asks again.
        if (found) held.set(page, found);
        return seen;
      }
      if (unconfirmed === page) unconfirmed = undefined;
      const whole = await found?.answer;
      const answer = whole ?? (await usual(input, init));
      if (reading) void before.remember(whole && found ? found.call : input, answer);
      return answer;
    },
    tookMemory() {
      const took = unconfirmed !== undefined;
      unconfirmed = undefined;
      return took;
    },
  };
}

function isFresh(entry: { at: number } | undefined, at: number): boolean {
  return entry !== undefined && at - entry.at < dataAhead.freshMs;
}

/** The router may ask for a part of the page only; what is held may be all of it, and it takes what it needs. */
function wholePage(call: URL): string {
  const whole = new URL(call);
  whole.searchParams.delete("_routes");
  return whole.href;
}

/** As the router writes it. */
function dataAddress({ origin, pathname, search }: URL): string {
  return `${origin}${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${search}`;
}

function isPress(event: Event): boolean {
  if (event.type !== "pointerdown") return false;
  const { pointerType, button, ctrlKey, metaKey, shiftKey } = event as PointerEvent;
  return pointerType === "mouse" && button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

type Line = { saveData?: boolean; effectiveType?: string };

/** Stands in the layout of an area whose links say `data-ahead`. Pages for which `keep` is true open as they were last seen. */
export function useDataAhead(keep: Pages["keep"]) {
  const current = useRef<Ahead>(undefined);
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (key && current.current?.tookMemory()) void revalidate();
  }, [key, revalidate]);
  useEffect(() => {
    const line: Line = (navigator as { connection?: Line }).connection ?? {};
    if (line.saveData || /2g/.test(line.effectiveType ?? "")) return;
    const usual = window.fetch;
    const ahead = createDataAhead({ ask: browserFetch, usual }, Date.now, { keep, shown: () => location.href });
    current.current = ahead;
    window.fetch = ahead.fetch;
    let resting: ReturnType<typeof setTimeout>;
    function intend(event: Event) {
      const { type, target } = event;
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-ahead]") : null;
      const rests = type === "pointerover" || type === "focusin";
      if (!link) return;
      // A finger that comes down may only want to scroll; a mouse with its main button does not.
      const onlyScripts = link.dataset.ahead === "press" && !isPress(event);
      const prepare = () => {
        const page = new URL(link.href);
        if (!onlyScripts) ahead.ask(page, link.dataset.aheadParts);
        prepareScripts(page);
      };
      // A press is not put off: it also gives the link the focus, which would end the waiting.
      if (rests) resting = setTimeout(prepare, dataAhead.restMs);
      else prepare();
    }
    const signs = ["pointerover", "focusin", "pointerdown", "touchstart"];
    for (const sign of signs) addEventListener(sign, intend, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) removeEventListener(sign, intend, { capture: true });
      if (window.fetch === ahead.fetch) window.fetch = usual;
    };
  }, [keep]);
}
