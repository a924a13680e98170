// Runs before the first paint: theme without a flash, the place on the page after a switch of language, and what the header shows to a
// signed-in visitor and of the estimate, on pages that are the same for everyone. A page that was held ready for a click looks again when
// it is shown. Kept tiny and constant so that its hash is stable.

import { storedPlaceScript, storedThemeScript } from "#platform/browser/stored-theme.ts";

/** How many lines the visitor's estimate has, as a text for the style sheet (features/service-tools/estimate-cookie.ts keeps it). */
const estimateCount = `var e=/\\bestimate=(?:[^;]*%26)?basket%3D([^%;]+)/.exec(c);d.toggleAttribute("data-estimate",!!e);e&&d.style.setProperty("--estimate",'"'+e[1].split("_").length+'"');`;

/** A visitor from elsewhere whose browser speaks another language than the page, and who has chosen none here: the switch is shown, once. */
const languageOffer = `var l=(navigator.language||"").slice(0,2);if(l&&l!==d.lang&&document.querySelector("link[hreflang="+l+"]")&&!/\\blocale=/.test(c)&&!here)d.dataset.offer=l;`;

/** The fonts are asked for by name before the first line is set, so that they are there for it where the line is fast or the browser has kept
 * them. At the first page of a visit in Korean, when nothing is known but the language that the address asks for, all of them come later
 * (server/pages/page-cache/hangul-letters.ts). What cannot be had is asked for again by the first glyph. */
const fonts = `function ask(x,y){document.fonts.load(x,y).catch(look)}var h=d.dataset.hangul;if(h!=="later"||here||history.state||c.replace(/\\blocale=\\w+/,"")){h==null||(d.dataset.hangul="",ask("1em Pretendard Hangul","가"));["","500 "].map(x=>ask(x+"1em Pretendard,Plex Mono","a"))}`;

export const firstPaintScript = `(function(d){var c,here=!document.referrer.indexOf(location.origin);function look(){c=document.cookie;${storedThemeScript}${estimateCount}d.toggleAttribute("data-signed-in",/\\bsigned_in=1/.test(c))}look();document.prerendering&&document.addEventListener("prerenderingchange",look);${storedPlaceScript}${languageOffer}${fonts}d.dataset.scripts=""})(document.documentElement)`;
