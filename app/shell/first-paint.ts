// Runs before the first paint: theme without a flash, the place on the page after a switch of language, and what the header shows to a
// signed-in visitor on pages that are the same for everyone. A page that was held ready for a click looks again when it is shown. Kept
// tiny and constant so that its hash is stable.
import { storedPlaceScript, storedThemeScript } from "#platform/browser/stored-theme.ts";

export const firstPaintScript = `(function(d){function look(){${storedThemeScript}d.toggleAttribute("data-signed-in",/(?:^|; )signed_in=1/.test(document.cookie))}look();document.prerendering&&document.addEventListener("prerenderingchange",look);${storedPlaceScript}d.dataset.scripts=""})(document.documentElement)`;
