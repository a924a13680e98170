// In `pagehide` the router notes where the page stands. The browser has thrown the page's layout away by then, and makes it once more to
// say so: 130 ms of a long page, before the next one may begin. What was last seen while scrolling is the same figure.
export function leaveWithoutLayout() {
  let last = window.scrollY;
  const measured = Object.getOwnPropertyDescriptor(window, "scrollY");
  if (!measured?.configurable) return;
  addEventListener("scroll", () => (last = window.scrollY), { passive: true });
  addEventListener("pagehide", () => Object.defineProperty(window, "scrollY", { configurable: true, get: () => last }));
  // Whoever comes back may find this very page, held in memory.
  addEventListener("pageshow", () => Object.defineProperty(window, "scrollY", measured));
}
