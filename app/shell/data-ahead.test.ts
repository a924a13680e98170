import { expect, test, vi } from "vitest";
import { createDataAhead, dataAhead } from "./data-ahead.ts";

const page = (path: string) => new URL(`https://site.example${path}`);

function ahead() {
  let clock = 1_000;
  const real = vi.fn(async (input: URL | RequestInfo) => new Response(String(input)));
  return { real, pass: (ms: number) => (clock += ms), ...createDataAhead({ ask: real as never, usual: real as never }, () => clock) };
}

test("what was asked for ahead is given to the click, once", async () => {
  const { ask, fetch, real } = ahead();
  ask(page("/customer/ticket/details/1"));
  ask(page("/customer/ticket/details/1"));
  const call = page("/customer/ticket/details/1.data");
  expect(await (await fetch(call)).text()).toBe(call.href);
  expect(real).toHaveBeenCalledTimes(1);
  // The link that was pressed gets the focus, too.
  ask(page("/customer/ticket/details/1"));
  expect(real).toHaveBeenCalledTimes(1);
  await fetch(call);
  expect(real).toHaveBeenCalledTimes(2);
});

test("a call for a part of the page is answered by the whole of it", async () => {
  const { ask, fetch, real } = ahead();
  ask(page("/staff/tickets/1?view=mine"));
  await fetch(page("/staff/tickets/1.data?view=mine&_routes=routes%2Fstaff%2Fticket"));
  expect(real).toHaveBeenCalledTimes(1);
});

test("what is old, failed, or may have been changed by a form or by news is asked for again", async () => {
  const call = page("/customer/ticket.data");
  const old = ahead();
  old.ask(page("/customer/ticket"));
  old.pass(dataAhead.freshMs);
  await old.fetch(call);
  expect(old.real).toHaveBeenCalledTimes(2);

  const failed = ahead();
  failed.real.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  failed.ask(page("/customer/ticket"));
  expect((await failed.fetch(call)).ok).toBe(true);

  const over = ahead();
  over.real.mockResolvedValueOnce(new Response("led to the log-in", { status: 202, headers: { "x-session-ended": "1" } }));
  over.ask(page("/customer/ticket"));
  expect(await (await over.fetch(call)).text()).toBe(call.href);

  for (const between of [{ method: "POST" }, undefined]) {
    const changed = ahead();
    changed.ask(page("/customer/ticket"));
    await changed.fetch(page("/customer/chat.data"), between);
    await changed.fetch(call);
    expect(changed.real).toHaveBeenCalledTimes(3);
  }
});

test("a pointer that goes over a long list asks for ten pages a minute at most", () => {
  const { ask, real, pass } = ahead();
  for (let n = 0; n < 40; n += 1) ask(page(`/customer/ticket/details/${n}`));
  expect(real).toHaveBeenCalledTimes(dataAhead.perMinute);
  pass(60_001);
  ask(page("/customer/ticket/details/41"));
  expect(real).toHaveBeenCalledTimes(dataAhead.perMinute + 1);
});
