// Most of a page never changes once it is drawn: words, figures, links. Scripts need neither draw it again nor bring the code that draws it.
// Such a part is written in a module of its own, `*.still.tsx`, whose exports are all made by `still`:
//
//   export const Closing = still("closing", ({ related, call }: ClosingProps) => <section className="call">…</section>);
//
// The server draws it as any other. The browser's build has in its place a part that keeps what the server drew and listens to nothing
// (scripts/build/still-parts.ts, ui/still-part.tsx). So a still part has links and <details>, but no state, effect or handler, and it is
// drawn the same for every parameter of the address. Decision 35.
import { cloneElement, type ReactElement } from "react";

export type Part<Props> = (props: Props) => ReactElement;

/** What the part is found by in the page. `id` tells two of a kind apart. */
export function stillName(name: string, props: unknown): string {
  const { id } = props as { id?: string };
  return id ? `${name} ${id}` : name;
}

export function still<Props extends object>(name: string, part: Part<Props>): Part<Props> {
  return function StillPart(props: Props) {
    let drawn: ReactElement = part(props);
    // Down to the element that reaches the page: it carries the name.
    while (typeof drawn.type === "function") drawn = (drawn.type as Part<unknown>)(drawn.props);
    return cloneElement(drawn as ReactElement<{ "data-still"?: string }>, { "data-still": stillName(name, props) });
  };
}
