import { expect, test, vi } from "vitest";
import { inOrder } from "./in-order.ts";

function questions() {
  const open: { answer: (value: number) => void; fail: () => void }[] = [];
  const ask = () => new Promise<number>((answer, fail) => open.push({ answer, fail: () => fail(new Error("gone")) }));
  return { ask, open };
}

test("an answer that is overtaken by a later one is dropped; a failure leaves what there is", async () => {
  const { ask, open } = questions();
  const take = vi.fn();
  const again = inOrder(ask, take);
  for (let n = 0; n < 4; n += 1) again();
  open[1]?.answer(1);
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith(1));
  open[0]?.answer(0);
  open[3]?.fail();
  open[2]?.answer(2);
  await vi.waitFor(() => expect(take.mock.calls).toEqual([[1], [2]]));
});
