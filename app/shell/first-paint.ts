// Runs before the first paint: theme without a flash, the place on the page after a switch of language, and what the header shows to a
// signed-in visitor on pages that are the same for everyone. Kept tiny and constant so that its hash is stable.
import { storedPlaceScript, storedThemeScript } from "#platform/browser/stored-theme.ts";

export const firstPaintScript = `(function(d){${storedThemeScript}${storedPlaceScript}if(/(?:^|; )signed_in=1/.test(document.cookie))d.dataset.signedIn="";d.dataset.scripts=""})(document.documentElement)`;
