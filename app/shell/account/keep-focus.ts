// The control that has the focus is often taken away by what it did: "Close ticket" closes the ticket and is gone. Browsers then begin again
// at the top of the page. Here, once for every screen behind a log-in, the focus goes to where the outcome stands instead (decision 48).
// Nothing is measured before the change is painted: a press at the desk must not wait for layout.

type Held = {
  control: Element;
  /** From the control outwards, as it stood: a removed node no longer says what was around it. */
  around: Element[];
};

const controls = "a[href], button:not(:disabled), summary, [role=tab], [role=menuitem]";
const fields = "input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]";
const typedInto = "input:not([type=checkbox], [type=radio], [type=submit]), select, textarea, [contenteditable=true]";
const parts = "section, article, aside, main, dialog, [role=dialog], li";
const overPage = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const openDialog = "dialog[open], [role=dialog][aria-modal=true], [role=alertdialog]";

export function keepFocus(): () => void {
  const stopping = new AbortController();
  // Somebody may have begun before scripts ran.
  let held: Held | undefined = hasNone() ? undefined : holding(document.activeElement as Element);
  /** What had the focus in the page when a dialog or a menu took it. */
  let under: Held | undefined;
  /** Since it was lost. */
  let changes: MutationRecord[] = [];
  let keyDown = false;
  let byPointer = false;

  const forget = () => {
    held = undefined;
  };
  const isLost = ({ control }: Held) => !control.isConnected || control.matches(":disabled");

  const observer = new MutationObserver((records) => {
    if (!held || !isLost(held)) return;
    if (changes.length === 0) afterPaint(settle);
    changes.push(...records);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });

  const on = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, listener, { capture: true, passive: true, signal: stopping.signal });
  };
  on(["focusin"], ({ target }) => {
    if (!(target instanceof Element)) return;
    const floats = target.closest(overPage) !== null;
    if (!floats) under = undefined;
    else if (held && !held.control.closest(overPage)) under = held;
    held = holding(target);
    changes = [];
  });
  on(["focusout"], (event) => {
    const { target, relatedTarget } = event as FocusEvent;
    // A node that is being removed is still there when some browsers say so.
    if (!relatedTarget) queueMicrotask(() => held?.control === target && hasNone() && !isLost(held) && whenLeft());
  });
  on(["pointerdown"], ({ target }) => {
    byPointer = true;
    // Pressing elsewhere is moving the focus, also to nowhere.
    if (held && target instanceof Node && !held.control.contains(target)) leave();
  });
  on(["keydown"], () => {
    keyDown = true;
    byPointer = false;
  });
  on(["keyup"], () => {
    keyDown = false;
    if (changes.length > 0) afterPaint(settle);
  });

  function leave() {
    if (held && !held.control.closest(overPage)) under = held;
    forget();
  }

  /** Its owner has taken the focus away, or what was around it was folded. */
  function whenLeft() {
    if (held && isSeen(held.control)) return forget();
    afterPaint(settle);
  }

  function settle() {
    // A key that is held down would press what comes next.
    if (!held || keyDown) return;
    const [records, lost, below] = [changes, held, under];
    changes = [];
    if (!hasNone() || !document.hasFocus()) return;
    const target = landing(lost, records) ?? (below && landing(below, records)) ?? document.getElementById("main");
    const open = document.querySelector(openDialog);
    if (!(target instanceof HTMLElement) || (open && !open.contains(target))) return;
    if (!target.matches(`${controls}, ${fields}`) && !target.hasAttribute("tabindex")) {
      target.tabIndex = -1;
      target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
    }
    target.focus({ preventScroll: byPointer });
  }

  /** From the smallest part that is left outwards: the same control drawn anew, the news, the control that follows, the one before, the heading. */
  function landing({ control, around }: Held, records: MutationRecord[]): Element | null {
    const at = around.findIndex((node) => node.isConnected && (node !== control || isSeen(node)));
    if (at < 0 || around[at]?.matches("html, body, dialog:not([open])")) return null;
    let lost = around[at - 1] ?? control;
    const typed = control.matches(typedInto);
    const wanted = byPointer ? controls : `${controls}, ${fields}`;
    const fresh = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element && node.isConnected);
    for (const part of around.slice(lost === around[at] ? at + 1 : at)) {
      if (part.matches("html, body")) break;
      const all = [...part.querySelectorAll(`${controls}, ${fields}`)].filter((node) => node !== control && isSeen(node));
      const follows = spotIn(part, lost, records);
      const same = all.find((node) => isSame(node, control) && (node.id !== "" || follows(node)));
      const news = [...part.querySelectorAll("[role=status], [role=alert]")].find(
        (node) => node.textContent?.trim() && fresh.some((added) => added.contains(node)) && isSeen(node),
      );
      const choice = typed ? [] : all.filter((node) => node.matches(wanted));
      const next = choice.find((node) => follows(node)) ?? choice.findLast((node) => !follows(node));
      const heading = part.matches(parts) ? [...part.querySelectorAll("h1, h2, h3, h4")].find(isSeen) : undefined;
      const found = same ?? news ?? next ?? heading;
      if (found) return found;
      lost = part;
    }
    return null;
  }

  return () => {
    stopping.abort();
    observer.disconnect();
  };
}

const hasNone = () => document.activeElement === null || document.activeElement === document.body;

function holding(control: Element): Held {
  const around: Element[] = [];
  for (let node: Element | null = control; node; node = node.parentElement) around.push(node);
  return { control, around };
}

/** Whether a node stands after what was lost. */
function spotIn(part: Element, lost: Element, records: MutationRecord[]): (node: Node) => boolean {
  const after = (anchor: Node) => (node: Node) =>
    Boolean(anchor.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) && !anchor.contains(node);
  if (part.contains(lost)) return after(lost);
  const record = records.find(({ removedNodes }) => [...removedNodes].includes(lost));
  const { previousSibling, nextSibling } = record ?? {};
  if (previousSibling && part.contains(previousSibling)) return after(previousSibling);
  if (nextSibling && part.contains(nextSibling)) return (node) => nextSibling.contains(node) || after(nextSibling)(node);
  return () => true;
}

function isSame(node: Element, control: Element): boolean {
  // A plain field and the editor that takes its place are one field.
  if (node.id || control.id) return node.id === control.id;
  if (node.tagName !== control.tagName) return false;
  const [name, before] = [node, control].map((each) => each.getAttribute("aria-label") ?? each.getAttribute("name") ?? each.textContent);
  return name === before && node.getAttribute("value") === control.getAttribute("value");
}

function isSeen(node: Element): boolean {
  return !("checkVisibility" in node) || node.checkVisibility({ visibilityProperty: true });
}

function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
