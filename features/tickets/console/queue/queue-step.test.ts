import { expect, test } from "vitest";
import { neighbour } from "./queue-step.ts";

const drawn = ["a", "b", "c", "d"];

test("desk 2: the next ticket is the one that stood under this one, whatever became of this one", () => {
  expect(neighbour(drawn, drawn, "b", 1)).toBe("c");
  expect(neighbour(drawn, drawn, "b", -1)).toBe("a");
  // It left the list, it went to the top, its neighbour left.
  expect(neighbour(["a", "c", "d"], drawn, "b", 1)).toBe("c");
  expect(neighbour(["b", "a", "c", "d"], drawn, "b", 1)).toBe("c");
  expect(neighbour(["a", "b", "d"], drawn, "b", 1)).toBe("d");
  expect(neighbour(["c", "d"], drawn, "b", -1)).toBe(undefined);
});

test("desk 2: after the last one come those that are new; one that was opened from elsewhere begins at the top", () => {
  expect(neighbour(drawn, drawn, "d", 1)).toBe(undefined);
  expect(neighbour(["e", "a", "b"], drawn, "d", 1)).toBe("e");
  expect(neighbour(["a", "b"], drawn, "z", 1)).toBe("a");
  expect(neighbour(["a", "z", "b"], drawn, "z", 1)).toBe("b");
});
