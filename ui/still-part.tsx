// What the browser has in place of a still part (ui/still.tsx): the element the server drew, untouched. Where there is none, because a page
// was drawn by scripts alone, the real part is fetched.
import { lazy, Suspense, useState } from "react";
import { type Part, stillName } from "./still.tsx";

type Drawn = { tag: "div"; html: string; dress: (element: Element | null) => void };

/** What was drawn under this name. React leaves the inside of an element alone while it is given the same text for it. */
function drawnAs(name: string): Drawn | undefined {
  const found = document.querySelector(`[data-still="${name}"]`);
  if (!found) return undefined;
  const attributes = [...found.attributes];
  return {
    // Whatever it is: the type only says that it is an element with an inside.
    tag: found.localName as "div",
    html: found.innerHTML,
    // Made anew by scripts after a fault: it looks as it did.
    dress(element) {
      if (element && !element.hasAttribute("data-still")) for (const { name, value } of attributes) element.setAttribute(name, value);
    },
  };
}

export function stillPart<Props extends object>(name: string, real: () => Promise<Part<Props>>): Part<Props> {
  const Real = lazy(() =>
    real().then(
      (part) => ({ default: part as Part<object> }),
      () => ({ default: () => <></> }),
    ),
  );
  return function StillPart(props) {
    const [drawn] = useState(() => drawnAs(stillName(name, props)));
    if (!drawn) {
      return (
        <Suspense fallback={null}>
          <Real {...props} />
        </Suspense>
      );
    }
    const { tag: Tag, html, dress } = drawn;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew here, read from the page itself
    return <Tag ref={dress} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
