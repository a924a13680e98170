// A list of short lines of which the first few are shown; the others open at a press, also without scripts.
import { Children, type ReactNode } from "react";
import "./styles/folded-list.css";

type FoldedListProps = {
  /** What opens the others, by how many they are. */
  more: (count: number) => string;
  children: ReactNode;
};

const shown = 5;

export function FoldedList({ more, children }: FoldedListProps) {
  const lines = Children.toArray(children);
  // One line less is not worth a press.
  const first = lines.length > shown + 1 ? lines.slice(0, shown) : lines;
  const others = lines.slice(first.length);
  return (
    <div className="folded-list">
      <ul>{first}</ul>
      {others.length > 0 ? (
        <details>
          <summary>{more(others.length)}</summary>
          <ul>{others}</ul>
        </details>
      ) : null}
    </div>
  );
}
