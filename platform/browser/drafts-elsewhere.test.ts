// Two devices of one account and a server between them, each with a storage of its own. What the server does is in features/drafts.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import type { DraftChange } from "./draft-slot.ts";

type Row = Omit<DraftChange, "by"> & { other: string | null };
const server = new Map<string, Row>();
function arrive({ by: _, ...change }: DraftChange) {
  const stands = server.get(change.place);
  if (stands && (stands.rev === change.rev || stands.knows.includes(change.rev))) return;
  const beside = stands && !change.knows.includes(stands.rev) && stands.entry !== change.entry;
  server.set(change.place, {
    ...change,
    knows: [...change.knows, stands?.rev ?? ""],
    other: beside ? stands.entry : (stands?.other ?? null),
  });
}

async function device() {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  let modules = await load();
  let online = true;
  async function load() {
    vi.resetModules();
    for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
    const slot = await import("./draft-slot.ts");
    const drafts = await import("./drafts.ts");
    const elsewhere = await import("./drafts-elsewhere.ts");
    const shape = { version: 1, keptMs: 1e9, read: (value: unknown) => (typeof value === "string" ? value : null) };
    return { ...slot, ...drafts, ...elsewhere, desk: slot.draftSlot("desk-draft", shape), post: slot.draftSlot("post-draft", shape) };
  }
  const here = () => {
    for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
    return modules;
  };
  return {
    /** A page is opened: it comes with what the server has. */
    async open(id = "ann") {
      modules = await load();
      modules.openDraftsOf(id);
      modules.takeDrafts([...server.values()]);
      const send = (change: DraftChange) => {
        if (!online) return;
        modules.letGo(change.place);
        arrive(change);
      };
      modules.onDraftChange(send);
      for (const change of modules.unsentDrafts([...server.values()])) send(change);
      return modules.desk.read("ticket:note");
    },
    /** The page stands; somebody logs in and opens the form by a link. */
    logIn(id = "ann") {
      here().openDraftsOf(id);
      modules.takeDrafts([...server.values()]);
      return modules.desk.read("ticket:note");
    },
    write: (value: string | null) => here().desk.keep(value, "ticket:note"),
    writePost: (value: string) => here().post.keep(value, "one:en"),
    readReply: () => here().desk.read("ticket:reply"),
    /** Somebody comes back to a page that stands open. */
    held: () => Array.from({ length: storages.sessionStorage.length }, (_, index) => storages.sessionStorage.key(index)),
    look: () => here().takeDrafts([...server.values()]),
    logOut: () => here().forgetAll(),
    line: (on: boolean) => {
      online = on;
    },
  };
}

const note = () => server.get("desk-draft:ticket:note");
const words = (entry: string | null | undefined) => entry && JSON.parse(entry).value;
let computer: Awaited<ReturnType<typeof device>>;
let phone: Awaited<ReturnType<typeof device>>;
beforeEach(async () => {
  vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
  server.clear();
  computer = await device();
  phone = await device();
  await computer.open();
});
afterEach(() => vi.unstubAllGlobals());

test("what was begun here is there on the other device, a note as a note", async () => {
  computer.write("half a note");
  expect(await phone.open()).toBe("half a note");
  expect(phone.readReply()).toBeNull();
  phone.write("a whole note");
  expect(await computer.open()).toBe("a whole note");
  expect(note()?.other).toBeNull();
});

test("what was sent from the other device does not come back", async () => {
  computer.write("begun");
  await phone.open();
  phone.write(null);
  expect(await computer.open()).toBeNull();
  expect(note()).toMatchObject({ entry: null, other: null });
});

test("a page that stands open is told of the newer text and does not lose it by going on", async () => {
  computer.write("begun");
  await phone.open();
  phone.write("begun, and more by the phone");
  expect(computer.look().map(({ entry }) => words(entry))).toEqual(["begun, and more by the phone"]);
  computer.write("begun, and more by the computer");
  expect(words(note()?.entry)).toBe("begun, and more by the computer");
  expect(words(note()?.other)).toBe("begun, and more by the phone");
});

test("a form that was empty when it was opened is told too", async () => {
  await phone.open();
  phone.write("by the phone");
  expect(computer.look()).toHaveLength(1);
  computer.write("by the computer");
  expect(words(note()?.other)).toBe("by the phone");
});

test("what was written without a line goes when there is one, and takes nothing away", async () => {
  computer.write("begun");
  computer.line(false);
  for (let n = 0; n < 50; n++) computer.write(`in a tunnel ${n}`);
  computer.line(true);
  expect(await computer.open()).toBe("in a tunnel 49");
  expect(note()).toMatchObject({ other: null });
  expect(words(note()?.entry)).toBe("in a tunnel 49");

  computer.line(false);
  computer.write("in another tunnel");
  await phone.open();
  phone.write("in the sun");
  computer.line(true);
  expect(await computer.open()).toBe("in another tunnel");
  expect(words(note()?.other)).toBe("in the sun");
});

test("reading a draft, or keeping the same words, is no change of it", async () => {
  computer.write("begun");
  await phone.open();
  phone.write("gone on with");
  computer.write("begun");
  expect(note()?.other).toBeNull();
  expect(await computer.open()).toBe("gone on with");
});

test("a log-out empties the browser and leaves the account its drafts; another account gets none of them", async () => {
  computer.write("half a sentence");
  computer.logOut();
  computer.write("typed while the page goes");
  const rows = [...server.values()];
  server.clear();
  expect(await computer.open("bob")).toBeNull();
  expect(server.size).toBe(0);
  for (const row of rows) server.set(row.place, row);
  computer.logOut();
  expect(await computer.open("ann")).toBe("half a sentence");
});

test("who logs out and in again without a reload goes on; what was seen by whoever was here before counts no more", async () => {
  computer.write("half a sentence");
  computer.logOut();
  expect(computer.logIn()).toBe("half a sentence");

  computer.logOut();
  await phone.open();
  phone.write("by the phone");
  expect(computer.logIn()).toBe("by the phone");
  computer.write("by the phone, and on");
  expect(note()?.other).toBeNull();
});

test("what was dropped does not come back with a page that is opened before the server has heard of it", async () => {
  computer.write("half a sentence");
  computer.line(false);
  computer.write(null);
  expect(await computer.open()).toBeNull();
  computer.line(true);
  expect(await computer.open()).toBeNull();
  expect(note()).toMatchObject({ entry: null, other: null });
  expect(await phone.open()).toBeNull();
  // Nothing of it is left once the server says so too, and what is begun next is one text.
  expect(await computer.open()).toBeNull();
  expect(computer.held()).toEqual([]);
  computer.write("begun anew");
  expect(await phone.open()).toBe("begun anew");
  expect(note()?.other).toBeNull();
});

test("what was dropped without a line does not take away what was written elsewhere meanwhile", async () => {
  computer.write("begun");
  computer.line(false);
  computer.write(null);
  await phone.open();
  phone.write("begun, and more");
  computer.line(true);
  expect(await computer.open()).toBeNull();
  expect(words(note()?.other)).toBe("begun, and more");
});

test("posts are saved by their own way and go nowhere else", () => {
  computer.writePost("a text");
  expect([...server.keys()]).toEqual([]);
});
