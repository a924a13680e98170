// Whoever switches the language stays at the same place of the page: the #part, and how far down it was (read before the first paint, see
// first-paint.ts). One listener for all switches, because some stand in parts that scripts leave alone.
import { numberIn, textSlot } from "#platform/browser/browser-store.ts";

const keptShare = textSlot("language-switch-scroll", "sessionStorage", numberIn);

export function keepPlaceOnLanguageSwitch() {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-language]") : null;
    if (!link) return;
    link.hash = location.hash;
    const height = document.documentElement.scrollHeight - window.innerHeight;
    keptShare.keep(height > 0 ? window.scrollY / height : 0);
  });
}
