import { expect, test, vi } from "vitest";
import { createDataAhead, dataAhead } from "./data-ahead.ts";
import { openedBefore } from "./opened-before.ts";

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

test("parts that were asked for are given where the router asks for no more", async () => {
  const { ask, fetch, real } = ahead();
  const parts = "root,routes/layout,routes/ticket";
  ask(page("/staff/tickets/1?view=mine"), parts);
  expect(String(real.mock.calls[0]?.[0])).toContain(`_routes=${encodeURIComponent(parts)}`);
  await fetch(page(`/staff/tickets/1.data?view=mine&_routes=${encodeURIComponent(parts)}`));
  expect(real).toHaveBeenCalledTimes(1);
  ask(page("/staff/tickets/2?view=mine"), parts);
  await fetch(page("/staff/tickets/2.data?view=mine"));
  expect(real).toHaveBeenCalledTimes(3);
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

const opened = (path: string) => page(`/customer/ticket/details/${path}`);

/** What is under way has come. */
const arrived = () => new Promise((resolve) => setImmediate(resolve));

/** What the server says grows with every answer; the visitor is on the list until told. */
function again() {
  let shown = "/customer/ticket";
  let said = 0;
  const real = vi.fn(async () => new Response(String(++said)));
  const pages = { keep: ({ pathname }: URL) => pathname.includes("/details/"), shown: () => shown };
  let clock = 1_000;
  const { fetch, ask, tookMemory } = createDataAhead({ ask: real as never, usual: real as never }, () => clock, pages);
  return {
    real,
    ask,
    fetch,
    tookMemory,
    pass: (ms: number) => (clock += ms),
    async open(path: string, init?: RequestInit) {
      const text = await (await fetch(opened(path), init)).text();
      await arrived();
      if (!init) shown = opened(path).pathname.replace(".data", "");
      return text;
    },
    back: () => (shown = "/customer/ticket"),
  };
}

test("a page that was opened before opens as it was last seen, and is then to be asked for again", async () => {
  const { open, back, fetch, tookMemory, real } = again();
  expect([await open("1.data"), tookMemory()]).toEqual(["1", false]);
  // Asked for while it is shown: what is new is wanted, and kept.
  expect([await open("1.data"), tookMemory()]).toEqual(["2", false]);
  back();
  expect(await open("1.data")).toBe("2");
  expect(real).toHaveBeenCalledTimes(2);
  // Something else on the page asks in the meantime.
  await fetch(page("/customer/counts.data"));
  expect([tookMemory(), tookMemory()]).toEqual([true, false]);
  expect(await open("1.data")).toBe("4");
});

test("parts of a page that were kept do not stand for the whole of it; the whole stands for every part", async () => {
  const { open, back } = again();
  const parts = "1.data?_routes=routes%2Flayout%2Croutes%2Fticket";
  expect(await open(parts)).toBe("1");
  back();
  expect(await open(parts)).toBe("1");
  back();
  expect(await open("1.data")).toBe("2");
  back();
  expect(await open(parts)).toBe("2");
});

test("what a part of a page asks for by itself is never given from memory: a list that hears of news is told them", async () => {
  const { open, back, tookMemory } = again();
  const live = "live.data?view=all&_routes=routes%2Flive";
  back();
  expect(await open(live)).toBe("1");
  back();
  expect(await open(live)).toBe("2");
  back();
  expect(await open("1.data")).toBe("3");
  back();
  expect([await open("1.data?_routes=routes%2Fticket"), tookMemory()]).toEqual(["4", false]);
});

test("a page that asks for its own part again right after it was opened is kept as a whole; once there were news it is not", async () => {
  const whole = "1.data?_routes=root%2Croutes%2Flayout%2Croutes%2Fticket";
  const part = "1.data?_routes=routes%2Fticket";
  const { open, back, pass } = again();
  expect([await open(whole), await open(part)]).toEqual(["1", "2"]);
  back();
  expect(await open(whole)).toBe("1");
  expect(await open(whole), "asked for again").toBe("3");
  pass(openedBefore.settledMs + 1);
  expect(await open(part)).toBe("4");
  back();
  expect(await open(whole)).toBe("5");
});

test("after a form, and after half an hour, nothing is given from memory; the newest twenty pages are", async () => {
  const { open, back, pass } = again();
  await open("1.data");
  back();
  await open("2.data", { method: "POST" });
  expect(await open("1.data")).toBe("3");
  back();
  pass(openedBefore.longestMs + 1);
  expect(await open("1.data")).toBe("4");
  for (let n = 10; n < 10 + openedBefore.pages; n += 1) await open(`${n}.data`);
  expect(await open("10.data")).toBe("5");
  expect(await open("1.data")).not.toBe("4");
});

test("what was asked for on an intention is newer than memory, if it has arrived; if not, it is what the page gets next", async () => {
  const { open, back, ask, pass, tookMemory, real } = again();
  await open("1.data");
  back();
  ask(opened("1"));
  expect([await open("1.data"), tookMemory()]).toEqual(["1", true]);
  expect([await open("1.data"), tookMemory()]).toEqual(["2", false]);
  expect(real).toHaveBeenCalledTimes(2);
  back();
  pass(dataAhead.freshMs);
  ask(opened("1"));
  await arrived();
  expect([await open("1.data"), tookMemory()]).toEqual(["3", false]);
});
