// What a public page does for the next one. It is a small file of its own, with the letters of a Korean page (hangul-letters.ts), and waits for
// none of the page's scripts. Public pages are opened as
// documents (app/shell/public-documents.ts), and a document can be there before the click: a pointer that rests on a link or a key that reaches
// it has its page drawn ahead; a finger that touches it, and links that a reader stops at, have theirs fetched. A finger gives no sign before it
// presses: without a mouse, the page of the link nearest to the middle of the screen is drawn while the reader looks at it. Decision 25 has the
// figures.
//
// Only documents that are stored and the same for everyone are asked for ahead: no query, no account, no file. Somebody who saves data or
// has a slow line is asked for nothing ahead, and nobody for more than ten pages a minute.

import { createHash } from "node:crypto";
import { hangulScript } from "./hangul-letters.ts";
import { writtenScript } from "./written-script.ts";

export const aheadLimits = {
  /** Pages that one page asks for ahead within a minute. */
  perMinute: 10,
  /** For links that merely stand in view, as long as the page is open. */
  inView: 6,
  /** Links in view whose pages are asked for when the reader stops to read; without a mouse one, and that is drawn. */
  atRest: 3,
  /** How long nothing moves before that. */
  stillMs: 200,
  /** How long after the page of a link that of another one in the same row is drawn. */
  besideMs: 800,
  /** Prepared pages that are held ready at once; each is a whole page in memory. */
  held: 2,
  /** How long a pointer rests on a link that it means. */
  restMs: 60,
  /** How long after it was opened a page that was drawn ahead waits for its first painting. */
  unseenMs: 1_000,
  /** A round trip from which on pages are only fetched: drawing one would not be done when the click comes. */
  farMs: 100,
} as const;

type Limits = { [name in keyof typeof aheadLimits]: number };
type Line = { saveData?: boolean; effectiveType?: string; rtt?: number };
type Prerendered = Document & { prerendering?: boolean };

/** Written out into a file: it may use nothing but what it is given. */
function leadAhead(page: RegExp, limits: Limits) {
  const line: Line = (navigator as { connection?: Line }).connection ?? {};
  const spares = line.saveData === true || /2g/.test(line.effectiveType ?? "");
  const html = document.documentElement;
  const canDraw = HTMLScriptElement.supports?.("speculationrules") === true;
  const fetched = new Set<string>();
  const drawn: HTMLAnchorElement[] = [];
  let times: number[] = [];
  let seen = 0;
  let resting = 0;

  function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
    return page.test(link.pathname) && link.pathname !== location.pathname ? link : undefined;
  }

  /** Whether one more page may be asked for now. */
  function mayAsk(): boolean {
    const since = Date.now() - 60_000;
    times = times.filter((time) => time > since);
    return times.length < limits.perMinute && times.push(Date.now()) > 0;
  }

  function ask(link: HTMLAnchorElement, draw: boolean) {
    const address = link.href.replace(/#.*/, "");
    if (spares || link.search || (fetched.has(address) && !(draw && canDraw))) return;
    if (drawn.some((other) => other.href === link.href)) return;
    if (!fetched.has(address) && !mayAsk()) return;
    fetched.add(address);
    if (!canDraw) {
      const hint = document.createElement("link");
      Object.assign(hint, { rel: "prefetch", href: address });
      document.head.append(hint);
      return;
    }
    // The rules that came with this page (public/next-page.speculationrules) speak of links with this mark.
    link.dataset.next = draw ? "draw" : "fetch";
    if (!draw) return;
    drawn.push(link);
    // The oldest is no longer drawn; what was fetched for it stays.
    const oldest = drawn.length > limits.held ? drawn.shift() : undefined;
    if (oldest) oldest.dataset.next = "fetch";
  }

  function intend({ target }: Event) {
    clearTimeout(resting);
    const link = linkAt(target);
    if (link) resting = window.setTimeout(rest, limits.restMs, link);
  }

  function rest(link: HTMLAnchorElement) {
    ask(link, !((line.rtt ?? 0) >= limits.farMs));
  }

  // A page that is half drawn when the click comes is painted later than one that was merely fetched.
  function press({ target }: Event) {
    const link = linkAt(target);
    if (link) ask(link, false);
  }

  /** As after a change of page by the router, the keyboard goes on inside the page, not at its header. */
  function arrive() {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const followed = load?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
    if (!followed || location.hash || location.search || document.activeElement !== document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Whoever comes back finds this page as it was left: the menu with the link should not stand open. */
  function closeMenus() {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(".site-header details[open]")) menu.open = false;
    for (const sheet of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) sheet.hidePopover();
  }

  /** Once no link comes or goes any more, somebody has stopped to read. */
  function lookAround() {
    if (spares || line.effectiveType === "3g") return;
    const inView = new Set<Element>();
    let still = 0;
    const draws = canDraw && matchMedia("(hover: none) and (pointer: coarse)").matches;
    function fromMiddle(link: Element): number {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - innerHeight / 2);
    }
    function stop() {
      const fresh = [...inView].flatMap((target) => linkAt(target) ?? []).filter((link) => !link.search && !fetched.has(link.href));
      const byAddress = [...new Map(fresh.map((link) => [link.href, link])).values()];
      const nearest = byAddress.sort((a, b) => fromMiddle(a) - fromMiddle(b));
      const few = nearest.slice(0, Math.min(draws ? 1 : limits.atRest, limits.inView - seen));
      seen += few.length;
      for (const link of few) ask(link, draws);
      // Of two links in one row nobody knows which is meant. Drawn at once they would hold each other up.
      const [first, second] = nearest;
      if (draws && first && second && Math.abs(fromMiddle(first) - fromMiddle(second)) < 1)
        still = window.setTimeout(stop, limits.besideMs);
    }
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) inView[isIntersecting ? "add" : "delete"](target);
      clearTimeout(still);
      still = window.setTimeout(stop, limits.stillMs);
    });
    for (const link of document.querySelectorAll("main a[href^='/']:not(nav *)")) watch.observe(link);
  }

  /** Bands that reach into so many screens from the top are laid out now, and hold back nothing of what stands in them. */
  function showBands(screens: number) {
    for (const band of document.querySelectorAll<HTMLElement>(".sec, .band"))
      if (band.getBoundingClientRect().top < screens * innerHeight) band.style.contentVisibility = "visible";
    void document.body.offsetHeight;
  }

  // Once scripts are there and somebody scrolls, every band is to stand in its place. One after the other while nothing else is to be
  // done: all at once held a phone up for half a second.
  function placeBands() {
    const band = document.querySelector<HTMLElement>(":is(.sec, .band):not([style*=content-v])");
    if (!band) return void delete html.dataset.bands;
    band.style.contentVisibility = "visible";
    void band.offsetHeight;
    whenIdle(placeBands);
  }

  function whenIdle(next: () => void) {
    (window.requestIdleCallback ?? setTimeout)(next);
  }

  function start() {
    arrive();
    const quietly = { capture: true, passive: true };
    if (html.dataset.ready === undefined) {
      html.dataset.bands = "waiting";
      const ready = () => {
        whenIdle(() => showBands(1));
        addEventListener("scroll", () => whenIdle(placeBands), { ...quietly, once: true });
      };
      new MutationObserver(ready).observe(html, { attributeFilter: ["data-ready"] });
    }
    addEventListener("pointerover", intend, quietly);
    addEventListener("focusin", intend, quietly);
    addEventListener("pointerdown", press, quietly);
    addEventListener("pagehide", closeMenus);
    if (document.readyState === "complete") whenIdle(lookAround);
    else addEventListener("load", () => whenIdle(lookAround));
  }

  if ((document as Prerendered).prerendering) {
    // Its first frame has the words, the next one the picture (ui/page/section.css).
    html.dataset.drawn = "waits";
    // It has merely to be painted once it is wanted: all that the browser will draw in its first frame, which reaches one and a half screens
    // further than is seen, is laid out before.
    addEventListener("load", () => showBands(2.5));
    // What it has to do otherwise comes after that painting; in a window that nobody sees, soon.
    let waits = true;
    const shown = () => {
      if (waits) start();
      waits = false;
      html.dataset.drawn = "";
    };
    const painted = () => {
      new PerformanceObserver(shown).observe({ type: "paint", buffered: true });
      setTimeout(shown, limits.unseenMs);
    };
    document.addEventListener("prerenderingchange", painted, { once: true });
  } else start();
}

/** Links of ours to a stored page look like this: only feeds and files have a dot. */
export const storedPages = /^\/(?:$|(?:about|blog|sitemap|status)$|(?:blog|status)\/[^/.]+$|(?:services|solutions|resources)\/[^.]+$)/;

export const nextPageScript = `${writtenScript(leadAhead)}(${storedPages},${JSON.stringify(aheadLimits)});\n${hangulScript};`;

/** Where it is. The name changes with the text, so browsers keep it for good. */
export const nextPageFile = `/assets/next-page-${createHash("sha256").update(nextPageScript).digest("base64url").slice(0, 8)}.js`;

/** Where the rules for marked links are. They come as a file of ours, so the policy allows no inline rules. */
export const speculationRules = '"/next-page.speculationrules"';
