import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldedList } from "./folded-list.tsx";

const drawn = (count: number) =>
  renderToStaticMarkup(
    <FoldedList more={(others) => `${others} more`}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are their numbers
        <li key={n}>line {n}</li>
      ))}
    </FoldedList>,
  );

test("a short list is shown whole, and of a long one the first five; the others are one press away", () => {
  expect(drawn(6)).not.toContain("<details");
  const [first, others] = drawn(30).split("<details");
  expect(first?.match(/<li>/g)).toHaveLength(5);
  expect(others).toContain("<summary>25 more</summary>");
  expect(others?.match(/<li>/g)).toHaveLength(25);
});
