// What the W3C validator refuses and html-validate lets pass, one line a fault: which rule, and the beginning of the element.
import { DomUtils, parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

const elementsIn = (children: Node[]) => children.filter((child): child is Element => DomUtils.isTag(child));

const labelable = ["button", "input", "meter", "output", "progress", "select", "textarea"];
const blocks = ["form", "details", "div", "p", "ul", "table"];

export function structureFaults(html: string): string[] {
  const found: string[] = [];
  let heading = 0;
  const visit = (element: Element, above: string[]) => {
    const { name, attribs, children } = element;
    const inside = elementsIn(children);
    const fault = (rule: string) => found.push(`${rule}: ${DomUtils.getOuterHTML(element).slice(0, 120)}`);
    if (name === "header" && above.includes("header")) fault("a header in a header");
    if (blocks.includes(name) && above.at(-1) === "span") fault("a block in a span");
    if (name === "input" && attribs.name === "") fault("an empty name");
    if (name === "input" && attribs.type === "hidden" && "readonly" in attribs) fault("hidden and read-only");
    if (name === "label" && under(element, labelable).length > 1) fault("a label with two controls");
    if (name === "select" && "required" in attribs && under(element, ["option"])[0]?.attribs.value !== "")
      fault("a required list that is never empty");
    if (name === "dl" && inside.some((group) => !wellGrouped(group))) fault("a list of terms that does not pair them");
    if (/^h[1-6]$/.test(name)) {
      if (heading > 0 && Number(name[1]) > heading + 1) fault(`after h${heading}`);
      heading = Number(name[1]);
    }
    for (const child of inside) visit(child, [...above, name]);
  };
  for (const child of elementsIn(parseDocument(html).children)) visit(child, []);
  return found;
}

function under(element: Element, names: string[]): Element[] {
  return elementsIn(element.children).flatMap((child) => [
    ...(names.includes(child.name) && child.attribs.type !== "hidden" ? [child] : []),
    ...under(child, names),
  ]);
}

/** A term or a text stands alone; a group begins with its term and ends with its text. */
function wellGrouped({ name, children }: Element): boolean {
  if (name !== "div") return ["dt", "dd", "script", "template"].includes(name);
  const inside = elementsIn(children).map((child) => child.name);
  return inside[0] === "dt" && inside.at(-1) === "dd" && inside.every((one) => one === "dt" || one === "dd");
}
