import { expect, test, vi } from "vitest";
import { steadyFetch } from "./page-call-retry.ts";

const page = new URL("https://site.example/customer/ticket.data");
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const good = () => Promise.resolve(new Response("ok"));

function calls(answers: (() => Promise<Response>)[], leaving = false) {
  const ask = vi.fn(() => (answers.shift() ?? good)());
  const onUnsent = vi.fn();
  const onEnded = vi.fn();
  const waits: number[] = [];
  const wait = async (ms: number, signal: AbortSignal | null | undefined) => {
    waits.push(ms);
    signal?.throwIfAborted();
  };
  return { ask, onUnsent, onEnded, waits, call: steadyFetch({ fetch: ask as never, isLeaving: () => leaving, onUnsent, onEnded, wait }) };
}

test("a refresh waits, longer each time, until there is a server again", async () => {
  const { call, waits, onUnsent } = calls([lost, lost, lost, lost, lost, lost, lost]);
  expect(await (await call(page)).text()).toBe("ok");
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(onUnsent).not.toHaveBeenCalled();
});

test("tools 10: a proxy with nobody behind it, or the site with no database, is a lost line to a refresh; a form hears the site's own 503", async () => {
  const proxy = () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect((await calls([proxy, proxy]).call(page)).status).toBe(200);
  const ours = () => Promise.resolve(new Response("", { status: 503, headers: { "X-Remix-Response": "yes" } }));
  expect((await calls([ours, ours]).call(page)).status).toBe(200);
  expect((await calls([ours], true).call(page)).status).toBe(503);
  const form = calls([ours]);
  expect((await form.call(page, { method: "POST" })).status).toBe(503);
  expect(form.onUnsent).not.toHaveBeenCalled();
});

test("a form that was not sent is not sent twice: it is told, and the page stays", async () => {
  const { call, ask, onUnsent } = calls([lost]);
  expect((await call(page, { method: "POST" })).status).toBe(204);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onUnsent).toHaveBeenCalledTimes(1);
});

test("going to another page without a line fails, and so does what was called off", async () => {
  await expect(calls([lost], true).call(page)).rejects.toThrow("Failed to fetch");
  await expect(calls([lost]).call(page, { signal: AbortSignal.abort(new Error("called off")) })).rejects.toThrow();
});

test("other calls are left alone", async () => {
  await expect(calls([lost]).call("/builds/latest.json")).rejects.toThrow("Failed to fetch");
});

test("where the session is over a form leaves the page as it is, a refresh waits for a log-in, and another page is led to it", async () => {
  const over = () => Promise.resolve(new Response("led to the log-in", { status: 202, headers: { "x-session-ended": "1" } }));
  const form = calls([over]);
  expect((await form.call(page, { method: "POST" })).status).toBe(204);
  expect(form.onEnded).toHaveBeenCalledTimes(1);
  const refresh = calls([over, over]);
  expect((await refresh.call(page)).status).toBe(200);
  expect(refresh.waits).toEqual([500, 1_000]);
  expect(refresh.onEnded).toHaveBeenCalled();
  const leaving = calls([over], true);
  expect((await leaving.call(page)).status).toBe(202);
  expect(leaving.onEnded).not.toHaveBeenCalled();
});
