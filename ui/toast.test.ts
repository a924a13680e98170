import { expect, test, vi } from "vitest";
import { awaitToasts, deliverToasts, showToast, type Toast } from "./toast.ts";
import { idOf, lastsMs } from "./toast-stack.tsx";
import { whenLineIsBack } from "./when-line-is-back.ts";

test("messages wait for the place where they appear, and come in their order", () => {
  let asked = 0;
  const shown: Toast[] = [];
  showToast("first");
  const stopWaiting = awaitToasts(() => {
    asked += 1;
  });
  expect(asked, "a message from before is asked for at once").toBe(1);
  showToast("second", { tone: "error", id: "line" });
  expect(asked).toBe(2);
  const stop = deliverToasts((toast) => shown.push(toast));
  showToast("third");
  expect(shown).toEqual([{ title: "first" }, { title: "second", tone: "error", id: "line" }, { title: "third" }]);
  expect(asked, "nobody is asked once messages are shown").toBe(2);
  stop();
  stopWaiting();
});

test("a message after the place is gone waits for the next", () => {
  const shown: Toast[] = [];
  deliverToasts(() => {})();
  showToast("later");
  const stop = deliverToasts((toast) => shown.push(toast));
  expect(shown).toEqual([{ title: "later" }]);
  stop();
});

test("what went wrong stays until it is closed; the rest goes by itself", () => {
  expect(lastsMs({ title: "failed", tone: "error" })).toBe(Number.POSITIVE_INFINITY);
  expect(lastsMs({ title: "failed", tone: "error", action: { label: "Again", onClick: () => {} } })).toBe(Number.POSITIVE_INFINITY);
  expect(lastsMs({ title: "sent", action: { label: "Open", onClick: () => {} } })).toBe(8000);
  expect(lastsMs({ title: "saved" })).toBeUndefined();
});

test("the same words are one message, however often they are said", () => {
  expect(idOf({ title: "No connection", tone: "error" })).toBe(idOf({ title: "No connection", tone: "error" }));
  expect(idOf({ title: "No connection", tone: "error" })).not.toBe(idOf({ title: "Sent" }));
  expect(idOf({ title: "No connection", id: "line" })).toBe("line");
});

test("a message about the lost line goes when there is a server again, and not before it could be read", async () => {
  vi.useFakeTimers();
  const answers = [false, false, true, true];
  const back = vi.fn();
  whenLineIsBack(back, async () => answers.shift() ?? true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toHaveBeenCalledTimes(1);
  const stopped = vi.fn();
  whenLineIsBack(stopped, async () => true)();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped).not.toHaveBeenCalled();
  vi.useRealTimers();
});
