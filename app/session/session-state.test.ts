import { afterEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { createSessionState, keptCustomer, loggedOut, type SessionCustomer } from "./session-state.ts";

const seoyeon: SessionCustomer = { id: "c1", kind: "customer", name: "김서연", company: "해담스튜디오", locale: "ko" };
const alex: SessionCustomer = { id: "c2", kind: "customer", name: "Alex Morgan", company: null, locale: "en" };

afterEach(() => void vi.unstubAllGlobals());

function setUp(answer: () => Promise<SessionCustomer | null> = async () => seoyeon) {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  const announce = vi.fn();
  const fetchCustomer = vi.fn(answer);
  return { storage, announce, fetchCustomer, open: () => createSessionState({ kept: keptCustomer, announce, fetchCustomer }) };
}

test("nobody is logged in to begin with", () => {
  expect(setUp().open().get()).toEqual(loggedOut);
});

test("log-in keeps the customer and says so between visits", () => {
  const { open } = setUp();
  open().loggedIn(seoyeon);
  expect(open().get()).toEqual({ ...loggedOut, customer: seoyeon, api_token: "cookie", isLoggedIn: true });
});

test("no token is ever kept, even when an answer brings one along", () => {
  const { open, storage } = setUp();
  const store = open();
  store.loggedIn({ ...seoyeon, token: "secret-token", email: "seoyeon@example.com" } as SessionCustomer);
  expect(JSON.stringify(store.get())).not.toContain("secret");
  expect(storage.getItem("customer")).not.toMatch(/secret|@/);
});

test("a successful sign-up is known with its message, for this visit only", () => {
  const { open } = setUp();
  const store = open();
  store.registered("Sign up completed. Please verify your email.");
  expect(store.get()).toMatchObject({ isRegisterSuccess: true, registerMessage: "Sign up completed. Please verify your email." });
  expect(open().get()).toMatchObject({ isRegisterSuccess: false, registerMessage: "" });
});

test("a failed sign-up clears both", () => {
  const store = setUp().open();
  store.registered("Sign up completed. Please verify your email.");
  store.registrationFailed();
  expect(store.get()).toMatchObject({ isRegisterSuccess: false, registerMessage: "" });
});

test("at the start, a cookie without a known customer fetches the customer", async () => {
  const { open, fetchCustomer } = setUp();
  const store = open();
  await store.settle(true);
  expect(fetchCustomer).toHaveBeenCalledTimes(1);
  expect(store.get()).toMatchObject({ customer: seoyeon, isLoggedIn: true });
});

test("a known customer is not fetched again, and without a cookie nothing is fetched", async () => {
  const { open, fetchCustomer } = setUp();
  const store = open();
  await store.settle(false);
  store.loggedIn(seoyeon);
  await store.settle(true);
  expect(fetchCustomer).not.toHaveBeenCalled();
});

test.each([
  ["empty", async () => null],
  ["failed", () => Promise.reject(new Error("no connection"))],
])("an %s answer resets the session, and is not asked for on every page", async (_, answer) => {
  const { open, fetchCustomer } = setUp(answer);
  const store = open();
  await store.settle(true);
  await store.settle(true);
  expect(store.get()).toEqual(loggedOut);
  expect(fetchCustomer).toHaveBeenCalledTimes(1);
});

test("log-out, or a 401 that took the cookie away, resets everything and forgets the customer", async () => {
  const { open, storage } = setUp();
  const store = open();
  store.loggedIn(seoyeon);
  store.registered("Sign up completed. Please verify your email.");
  await store.settle(false);
  expect(store.get()).toEqual(loggedOut);
  expect(storage.getItem("customer")).toBeNull();
});

test("tabs agree: what one does, the other adopts, without answering back", () => {
  const { open, announce } = setUp();
  const here = open();
  const there = open();
  here.loggedIn(seoyeon);
  expect(there.adopt()).toBe(true);
  expect(there.get()).toMatchObject({ customer: seoyeon, isLoggedIn: true });
  here.loggedIn(alex);
  expect(there.adopt()).toBe(true);
  expect(there.get().customer).toEqual(alex);
  here.reset();
  expect(there.adopt()).toBe(true);
  expect(there.get()).toEqual(loggedOut);
  expect(there.adopt()).toBe(false);
  expect(announce).toHaveBeenCalledTimes(3);
});

test("a browser that refuses storage still knows the session for this visit", () => {
  vi.stubGlobal("localStorage", undefined);
  const store = createSessionState({ kept: keptCustomer, fetchCustomer: async () => null });
  store.loggedIn(seoyeon);
  expect(store.get().isLoggedIn).toBe(true);
  store.reset();
  expect(store.get()).toEqual(loggedOut);
});

test("rubbish in the storage is ignored", () => {
  const { open, storage } = setUp();
  storage.setItem("customer", "{not json");
  expect(open().get()).toEqual(loggedOut);
  storage.setItem("customer", '["c1"]');
  expect(open().get()).toEqual(loggedOut);
});
