// Runs before the first paint: theme without a flash, the place on the page after a switch of language, and what the header shows to a
// signed-in visitor and of the estimate, on pages that are the same for everyone. A page that was held ready for a click looks again when
// it is shown. Kept tiny and constant so that its hash is stable.
import { storedPlaceScript, storedThemeScript } from "#platform/browser/stored-theme.ts";

/** How many lines the visitor's estimate has, as a text for the style sheet (features/service-tools/estimate-cookie.ts keeps it). */
const estimateCount = `var e=/(?:^|; )estimate=(?:[^;]*%26)?basket%3D([^%;]+)/.exec(document.cookie);d.toggleAttribute("data-estimate",!!e);e&&d.style.setProperty("--estimate",'"'+e[1].split("_").length+'"');`;

/** A visitor from elsewhere whose browser speaks another language than the page, and who has chosen none here: the switch is shown, once. */
const languageOffer = `var l=(navigator.language||"").slice(0,2);if(l&&l!==d.lang&&document.querySelector("link[hreflang="+l+"]")&&!/(?:^|; )locale=/.test(document.cookie)&&document.referrer.indexOf(location.origin))d.dataset.offer=l;`;

export const firstPaintScript = `(function(d){function look(){${storedThemeScript}${estimateCount}d.toggleAttribute("data-signed-in",/(?:^|; )signed_in=1/.test(document.cookie))}look();document.prerendering&&document.addEventListener("prerenderingchange",look);${storedPlaceScript}${languageOffer}d.dataset.scripts=""})(document.documentElement)`;
