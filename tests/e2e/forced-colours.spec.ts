// In forced colours (Windows' contrast themes) shadows, gradients and backgrounds are gone: every field and button still has an edge, and
// what is chosen still differs from what is not. ui/styles/forced-colours.css.
import type { Page } from "@playwright/test";
import { alsoTold } from "../fixtures/every-way.ts";
import { customers, open, ready } from "./console-test.ts";
import { expect, type Person, test } from "./site-test.ts";

/** What has no edge, and choices that look alike. Computed styles: nothing is judged by a picture. */
function lostInForcedColours(): string[] {
  const name = (element: Element) => {
    const classes = [...element.classList].map((part) => `.${part}`).join("");
    return `${element.tagName.toLowerCase()}${classes}[${element.getAttribute("name") ?? element.textContent?.trim().slice(0, 20)}]`;
  };
  const faults = new Set<string>();
  const edged = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) return true;
    return ["Top", "Bottom"].every((side) => {
      const width = Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`));
      return width > 0 && style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== "none";
    });
  };
  const seen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  for (const element of document.querySelectorAll("input, select, textarea, button, .btn, .rich-box")) {
    if (!seen(element) || element.matches("[type=hidden], [type=range], [tabindex='-1']")) continue;
    if (!edged(element)) faults.add(`no edge: ${name(element)}`);
  }

  const look = (element: Element | null) => {
    if (!element) return "";
    const style = getComputedStyle(element);
    return [
      style.backgroundColor,
      style.outlineStyle,
      style.outlineWidth,
      style.outlineColor,
      style.borderTopWidth,
      style.borderColor,
    ].join(" ");
  };
  const groups = new Map<string, HTMLInputElement[]>();
  for (const input of document.querySelectorAll<HTMLInputElement>("input[type=radio]"))
    if (input.closest("label")?.checkVisibility()) groups.set(input.name, [...(groups.get(input.name) ?? []), input]);
  for (const inputs of groups.values()) {
    const chosen = inputs.find((input) => input.checked);
    const other = inputs.find((input) => !input.checked && !input.disabled);
    if (!chosen || !other) continue;
    const looks = (input: HTMLInputElement) => `${look(input)} ${look(input.nextElementSibling)} ${look(input.closest("label"))}`;
    if (looks(chosen) === looks(other)) faults.add(`looks like its neighbour: ${name(chosen)}`);
  }
  for (const here of document.querySelectorAll("[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]")) {
    const selector = `${here.tagName.toLowerCase()}:not([aria-current], [aria-pressed=true], [aria-selected=true])`;
    const other = here.parentElement?.parentElement?.querySelector(selector);
    if (seen(here) && other && look(here) === look(other)) faults.add(`looks like its neighbour: ${name(here)}`);
  }
  for (const box of document.querySelectorAll<HTMLInputElement>("input[type=checkbox].tick, .switch")) {
    if (!seen(box) || box.disabled) continue;
    const before = look(box);
    box.checked = !box.checked;
    if (look(box) === before) faults.add(`ticked or not, it looks the same: ${name(box)}`);
    box.checked = !box.checked;
  }
  for (const levels of [document.querySelectorAll(".status-key .status-dot")]) {
    const looks = [...levels].map((dot) => {
      const { backgroundColor, backgroundImage, borderRadius } = getComputedStyle(dot);
      return `${backgroundColor} ${backgroundImage} ${borderRadius}`;
    });
    if (new Set(looks).size < looks.length) faults.add(`${looks.length} levels of the status key look like ${new Set(looks).size}`);
  }
  for (const day of document.querySelectorAll(".ribbon-day, .ribbon-quiet")) {
    if (getComputedStyle(day).forcedColorAdjust !== "none") faults.add("the ribbon's days lose their marks");
  }
  return [...faults];
}

async function look(page: Page, path: string): Promise<string[]> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en#main`);
  if (/^\/(?:customer|staff)\//.test(path)) await ready(page);
  return (await page.evaluate(lostInForcedColours)).map((fault) => `${path}: ${fault}`);
}

test("in forced colours every control has an edge, and what is chosen shows", alsoTold, async ({ browser, site, signIn }) => {
  test.setTimeout(300_000);
  const ticket = await open(site.url, customers.ko);
  const rounds: [Person | null, string[]][] = [
    [null, ["/login", "/resources/contact-us", "/services/server-hosting", "/resources/pricing", "/status"]],
    [
      "customer",
      ["/customer/ticket/create", "/customer/ticket", `/customer/ticket/details/${ticket.id}`, "/customer/settings/notifications"],
    ],
    ["admin", ["/staff/tickets?view=all", `/staff/tickets/${ticket.id}`, "/staff/settings/notifications", "/staff/reports"]],
  ];
  const faults: string[] = [];
  for (const [who, paths] of rounds) {
    const context = await browser.newContext({ baseURL: site.url, forcedColors: "active", viewport: { width: 1280, height: 900 } });
    if (who) await signIn(context, who);
    const page = await context.newPage();
    for (const path of paths) faults.push(...(await look(page, path)));
    await context.close();
  }
  expect(faults).toEqual([]);
});
