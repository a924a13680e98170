// Hangul are many letters, 130 kB of them. At the first page of a visit in Korean the fonts are asked for after its first paint and put on piece
// by piece, because setting a whole page anew holds a phone up for a fifth of a second; the Latin ones with them, so that no piece is set three
// times. From the second page on the browser has them, and they are asked for before the first line is set (app/shell/first-paint.ts). The rules are in ui/styles/tokens.css, the figures in decision 31.
import { writtenScript } from "./written-script.ts";

function putHangulOn() {
  const html = document.documentElement;
  if (html.dataset.hangul !== "later") return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  /** What is set anew in one task, in elements. */
  const atOnce = 10;
  const faceOf = (one: Element) => getComputedStyle(one).fontFamily;
  const parted = new Set<Element>();
  const drawn = (one: Element) => one.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
  /** What is far from the screen has no lines yet: nothing is set anew, and asked for its face the browser would look all of its styles up. What
   * has no box of its own is where its parts are. */
  function sizeOf(piece: Element): number {
    const far = ![piece, ...piece.children].some(drawn);
    return far || parted.has(piece) ? 0 : piece.getElementsByTagName("*").length + 1;
  }
  /** With the face of a part all that stands in it is looked up once more. */
  function hasOwnText({ childNodes }: Element): boolean {
    return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }
  /** Piece by piece, and a large one part by part, itself last where words stand in it alone. Not below what is set in another face, whose parts
   * would get that of the page: if it is large, it follows with what is in no piece and what scripts will add, when nobody waits for
   * anything and every style is looked up once more. */
  function putOn(pieces: Element[]) {
    const now: Element[] = [];
    // All looks come before the first change: a look after it would have the browser do at once what it does for all of them together.
    for (let size = 0; size < atOnce; ) {
      const piece = pieces.shift();
      if (!piece) break;
      if (piece instanceof SVGElement && !piece.textContent?.trim()) continue;
      const own = sizeOf(piece);
      if (own > atOnce && faceOf(piece) === faceOf(document.body)) {
        parted.add(piece);
        pieces.unshift(...piece.children, ...(hasOwnText(piece) ? [piece] : []));
      } else if (own < 8 * atOnce) {
        now.push(piece);
        size += own;
      }
    }
    for (const piece of now) piece.classList.add("in-hangul");
    if (pieces.length > 0) whenIdle(() => putOn(pieces));
    else setTimeout(() => whenIdle(() => (html.dataset.hangul = "")), 2_500);
  }
  const painted = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    const family = '1em Pretendard,"Plex Mono","Pretendard Hangul","Pretendard Later"';
    Promise.allSettled(["", "500 "].map((weight) => document.fonts.load(weight + family, "a가"))).then(() =>
      whenIdle(() => putOn([...document.querySelectorAll(".site-header, main .wrap > *, .site-footer")])),
    );
  });
  painted.observe({ type: "paint", buffered: true });
}

export const hangulScript = `${writtenScript(putHangulOn)}()`;
