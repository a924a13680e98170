// Hangul are many letters, 130 kB of them. At the first page of a visit in Korean the fonts are asked for after its first paint and put on piece
// by piece, because setting a whole page anew holds a phone up for a fifth of a second; the Latin ones with them, so that no piece is set three
// times. From the second page on the browser has them, and they are asked for before the first line is set (app/shell/first-paint.ts). The rules are in ui/styles/tokens.css, the figures in decision 31.
import { writtenScript } from "./written-script.ts";

function putHangulOn() {
  const html = document.documentElement;
  if (html.dataset.hangul !== "later") return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const faceOf = (one: Element) => getComputedStyle(one).fontFamily;
  /** A large piece is put on part by part, itself last, for what stands in it alone. Not below what is set in another face: its parts would
   * get that of the page. */
  function partsOf(piece: Element): Element[] {
    const whole = piece.getElementsByTagName("*").length < 80 || faceOf(piece) !== faceOf(document.body);
    return whole ? [piece] : [...[...piece.children].flatMap(partsOf), piece];
  }
  /** In one task no more than one piece of the page. What is in none, and what scripts will add, follows when nobody waits for anything: it
   * has every style looked up once more. */
  function putOn(pieces: Element[]) {
    const piece = pieces.shift();
    if (piece) {
      piece.classList.add("in-hangul");
      whenIdle(() => putOn(pieces));
    } else setTimeout(() => whenIdle(() => (html.dataset.hangul = "")), 2_500);
  }
  const painted = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    const family = '1em Pretendard,"Plex Mono","Pretendard Hangul","Pretendard Later"';
    Promise.allSettled(["", "500 "].map((weight) => document.fonts.load(weight + family, "a가"))).then(() =>
      whenIdle(() => putOn([...document.querySelectorAll(".site-header, .wrap > *, .site-footer")].flatMap(partsOf))),
    );
  });
  painted.observe({ type: "paint", buffered: true });
}

export const hangulScript = `${writtenScript(putHangulOn)}()`;
