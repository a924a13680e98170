// Runs before the first paint: theme without a flash, and what the header shows to a signed-in visitor on pages that are the same
// for everyone. After a switch of language the page stands where it stood: its share of the page is kept, not the pixels, because languages
// differ in length, and long before the page's own scripts come. Kept tiny and constant so that its hash is stable.
import type { KeptName } from "#platform/browser/kept-names.ts";
import { storedThemeScript } from "#platform/browser/stored-theme.ts";

/** Kept by the language switch. */
const placeKey: KeptName = "language-switch-scroll";
const keptPlaceScript = `try{var k="${placeKey}",s=sessionStorage.getItem(k);if(s!==null){sessionStorage.removeItem(k);addEventListener(location.hash?"load":"DOMContentLoaded",function(){scrollTo({top:s*(d.scrollHeight-innerHeight),behavior:"instant"})})}}catch(e){}`;

export const firstPaintScript = `(function(d){${storedThemeScript}if(/(?:^|; )signed_in=1/.test(document.cookie))d.dataset.signedIn="";d.dataset.scripts="";${keptPlaceScript}})(document.documentElement)`;
