import type { ReactNode } from "react";
import "./styles/switchers.css";

type AccordionProps = {
  items: { id: string; heading: ReactNode; body: ReactNode; open?: boolean }[];
  /** Given a name, opening one closes the others. */
  name?: string;
};

/** `details`: opens without scripts, is found by the browser's search, can be linked to. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, heading, body, open }) => (
        <details key={id} id={id} name={name} open={open}>
          <summary>{heading}</summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}
