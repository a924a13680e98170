// Runs inside the page: every text a reader or a screen reader meets, and everything that does not fit.
export type Looked = { texts: string[]; wide: string[] };

export function lookAtPage(own: string): Looked {
  const texts = new Set<string>();
  const note = (text: string | null | undefined) => {
    const plain = text?.replace(/\s+/g, " ").trim();
    if (plain && /[A-Za-z]{2}/.test(plain)) texts.add(plain);
  };
  // Code, and what is marked as being in another language, is not the page's own words.
  const foreign = (element: Element) =>
    element.closest("code, pre, kbd, samp, script, style, noscript, template, [translate=no]") !== null ||
    (element.closest("[lang]")?.getAttribute("lang") ?? own) !== own;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !foreign(parent) && parent.checkVisibility()) note(walker.currentNode.textContent);
  }
  for (const element of document.querySelectorAll("[placeholder], [aria-label], [title], [alt]")) {
    if (foreign(element) || !element.checkVisibility()) continue;
    for (const name of ["placeholder", "aria-label", "title", "alt"]) note(element.getAttribute(name));
  }
  note(document.title);

  const name = (element: Element) => `${element.tagName.toLowerCase()}${[...element.classList].map((part) => `.${part}`).join("")}`;
  const wide: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > window.innerWidth) {
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && element.checkVisibility())
      .slice(-4);
    wide.push(`the page is ${page.scrollWidth - window.innerWidth} px too wide: ${beyond.map(name).join(", ")}`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    // The words of a drawing have a size of their own.
    if (!(element instanceof HTMLElement)) continue;
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasWords || element.clientWidth < 2 || element.scrollWidth <= element.clientWidth + 1 || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (style.display === "inline") continue;
    if (style.textOverflow === "ellipsis" || style.clipPath !== "none" || /auto|scroll/.test(style.overflowX)) continue;
    if (element.closest("[aria-hidden=true]")) continue;
    wide.push(
      `${name(element)} cuts or spills "${element.textContent?.trim().slice(0, 40)}" by ${element.scrollWidth - element.clientWidth} px`,
    );
  }
  return { texts: [...texts], wide: [...new Set(wide)] };
}
